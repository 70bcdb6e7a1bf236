import { expect } from '@esm-bundle/chai';
import { putPage } from '../support/page.ts';
import { pressIn, reads } from '../support/visit.ts';
import { say } from '../support/say.ts';

/** A preview frame of a CMS that allows scripts and nothing else: no storage, no forms, no pop-ups, no origin. */
async function openPreview(body: string, address = ''): Promise<Window> {
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-scripts');
  frame.src = await putPage(body, { address });
  frames.push(frame);
  document.body.append(frame);
  return frame.contentWindow!;
}

const frames: HTMLIFrameElement[] = [];
afterEach(() => frames.splice(0).forEach((frame) => frame.remove()));

describe('in a sandboxed preview without storage', () => {
  it('the shop opens, and leads as far as the basket', async () => {
    const preview = await openPreview(
      '<museum-tickets></museum-tickets><museum-cart-button></museum-cart-button>',
      '#/tickets/12?date=2027-03-06',
    );
    await reads(preview, say('chooseATime'));
    for (const control of ['12:00', 'Increase Adult', say('addToBasket'), say('goToBasket')]) {
      await pressIn(preview, control);
    }
    expect(await reads(preview, 'Adult €14.00')).to.include('€14.00');
    await pressIn(preview, say('checkout'));
    await reads(preview, say('firstName'));
  });

  it('an editor reads what he has to put right', async () => {
    const preview = await openPreview('<museum-tickets theme="blue"></museum-tickets>');
    await reads(preview, '“blue” in theme is unknown');
  });
});
