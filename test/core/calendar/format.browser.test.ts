import { describeFormats } from './support/describeFormats.ts';

describeFormats(describe, it);
