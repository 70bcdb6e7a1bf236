import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CURRENCIES } from '../../demo/server/currency.ts';
import { sentence } from '../../demo/server/sentences.ts';
import { useDemo } from './support/demo.ts';
import { article, payment, ticket, voucher } from './support/visitor.ts';

const demo = useDemo();

const sellIn = (currencySymbol: string): void =>
  demo.openWith({ configuration: { currencySymbol } });

/** Returns the text with normal spaces. `Intl` puts no-break spaces between amount and currency. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

const read = async (address: string): Promise<string> => plain(await (await fetch(address)).text());

describe('The currency of the configuration', () => {
  for (const currency of CURRENCIES) {
    test(`is registered and shown at the payment provider: ${currency}`, async () => {
      sellIn(currency);
      const { address } = await demo.begin([ticket('adult', 2)]);
      const amount = new Intl.NumberFormat('de', { style: 'currency', currency }).format(24);
      const page = await read(address);
      assert.ok(page.includes(plain(`<strong>${amount}</strong>`)), page);
      assert.ok(page.includes(plain(`${amount} bezahlen`)), page);
    });
  }

  test('is in the confirmation mail', async () => {
    sellIn('CHF');
    await demo.buy([ticket('adult', 2), article('poster', 1)]);
    const text = plain(demo.mails()[0]?.text ?? '');
    for (const amount of ['· 24,00 CHF', 'Versand: 4,90 CHF', 'Gesamtpreis: 43,90 CHF']) {
      assert.ok(text.includes(amount), text);
    }
    assert.doesNotMatch(text, /€|EUR/);
  });

  test('is on the invoice, in its lines, its total and its taxes', async () => {
    sellIn('CHF');
    const { documents } = await demo.review(await demo.orderOnInvoice([ticket('adult', 2)]));
    const page = await read(documents[0].url);
    assert.equal(page.match(/CHF 24\.00/g)?.length, 3);
    assert.match(page, /<td>CHF 22\.43<\/td> <td>CHF 1\.57<\/td>/);
    assert.doesNotMatch(page, /€|EUR/);
  });

  test('is in refusals and on the page about shipping costs', async () => {
    sellIn('CHF');
    const { code, error } = await demo.expectPaymentRefusal(payment([voucher('gift', 499)]));
    const values = { voucher: 'Gift [en]', min: 'CHF 5.00', max: 'CHF 250.00' };
    assert.equal(code, 'VOUCHER_AMOUNT');
    assert.equal(plain(error), sentence('en', 'VOUCHER_AMOUNT', values));
    const { html } = await demo.data('en/content/page?id=shipping');
    assert.match(html, /<caption>Price per parcel by weight, in CHF including VAT<\/caption>/);
  });

  for (const currencySymbol of ['€', undefined]) {
    test(`is EUR if it is ${currencySymbol ?? 'missing'}`, async () => {
      demo.openWith({ configuration: { currencySymbol } });
      const { address } = await demo.begin([ticket('adult', 2)]);
      assert.match(await read(address), /24,00 € bezahlen/);
    });
  }

  for (const currencySymbol of ['$', 'kr', 'JPY', 'eur', '']) {
    test(`stops the start if it is “${currencySymbol}”`, () => {
      assert.throws(
        () => sellIn(currencySymbol),
        /names the currency “.*”\. Use one of: €, EUR, CHF/,
      );
    });
  }
});
