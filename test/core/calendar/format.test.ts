import { describe, it } from 'node:test';
import { describeFormats } from './support/describeFormats.ts';

describeFormats(describe, it);
