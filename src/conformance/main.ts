import openapi from '../core/api/openapi.yaml';
import { conform } from './conform.ts';

process.exitCode = await conform(process.argv.slice(2), openapi, {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
});
