import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { readContract } from '../../src/conformance/contract.ts';
import { conform, examine } from '../../src/conformance/conform.ts';
import { textReport } from '../../src/conformance/output.ts';
import { optionsBy } from '../../src/conformance/options.ts';
import { useDemo } from '../demo/support/demo.ts';
import { tourCatalogue } from '../demo/support/tours.ts';
const ORIGIN = 'https://museum.example';
const text = readFileSync('src/core/api/openapi.yaml', 'utf8');
const demo = useDemo({ allowedOrigins: [ORIGIN], catalogue: tourCatalogue });
test('x', async () => {
  const report = await examine(
    optionsBy(
      [
        `${demo.shopAddress}/api`,
        '--origin',
        ORIGIN,
        '--buy',
        '--i-own-this-shop',
        '--payment',
        '30',
        '--voucher',
        'GIFT-1',
      ].slice(0, 7),
    )!,
    readContract(text),
  );
  console.log(textReport(report));
});
