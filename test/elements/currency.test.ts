import { expect } from 'chai';
import { CURRENCIES } from '../../src/core/money/currency.ts';
import { openMuseum } from '../support/museum.ts';
import { openPage } from '../support/page.ts';
import { say } from '../support/say.ts';

const FALLBACK = 'Vouchers at the desk';
const EMBED = `<museum-vouchers>${FALLBACK}</museum-vouchers>`;
const LIST = 'voucher/select/event/';
const GIFT = { id: 1, name: 'Gift', price: 2500, sequence_no: 1, groupId: 61 };

/** Opens a page with vouchers of a museum with this currency and price. */
async function openVouchers(currencySymbol: unknown, price: unknown = GIFT.price) {
  const server = await openMuseum({
    configuration: { currencySymbol },
    same: ['voucher/attr'],
    answers: {
      [`GET ${LIST}`]: {
        data: {
          vouchers: [
            { ...GIFT, price },
            { ...GIFT, id: 2 },
          ],
        },
      },
    },
  });
  return openPage(EMBED, { api: server.api });
}

describe('the currency of the museum', () => {
  it('is that of all prices', async () => {
    const page = await openVouchers('CHF');
    await page.reads('CHF 25.00');
    expect(page.text()).not.to.include('€');
  });

  it('stops selling if the shop cannot show it, and an editor sees why', async () => {
    const page = await openVouchers('kr');
    const errors = page.recordEvents('museum-error');
    await page.reads(FALLBACK);
    await page.reads(say('theBackEndNames', { value: 'kr', choices: CURRENCIES.join(', ') }));
    expect(page.text()).not.to.include('25');
    expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['unknown-currency']);
  });

  it('stops selling if an amount looks like euros instead of cents', async () => {
    const page = await openVouchers('EUR', 25.5);
    await page.reads(FALLBACK);
    await page.reads(say('theBackEndSends', { value: '25.5' }));
    expect(page.text()).not.to.include('Gift');
    expect(page.said).to.have.length(1);
  });

  it('cannot be taken if the back end accepts no payments from this site, and an editor sees why', async () => {
    const server = await openMuseum({
      same: ['voucher/attr'],
      answers: {
        [`GET ${LIST}`]: { status: 422, body: { error: 'No.', code: 'RETURN_ADDRESS_REFUSED' } },
      },
    });
    const page = await openPage(EMBED, { api: server.api });
    const errors = page.recordEvents('museum-error');
    await page.reads(FALLBACK);
    await page.reads(say('theBackEndAccepts', { value: location.origin }));
    expect(errors.map(({ detail }) => detail.code)).to.include('origin-refused');
  });

  it('stops `museumShop.add`', async () => {
    const page = await openVouchers('kr');
    await page.reads(FALLBACK);
    const refused = await page.window.museumShop
      .add({ area: 'vouchers', item: '1', count: 1 })
      .catch((error: unknown) => error);
    expect(refused).to.include({ code: 'unavailable' });
  });
});
