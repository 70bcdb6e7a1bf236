import { expect } from 'chai';
import { cart } from '../../../src/core/cart/store.ts';
import type { ArticleDetail } from '../../../src/core/merchandise/types.ts';
import { eventually } from '../../support/eventually.ts';
import { article } from '../../support/goods.ts';
import { articleLine } from '../../support/samples.ts';
import { ofDemo, type Screen, showScreen, startShop } from '../../support/screen.tsx';
import { say } from '../../support/say.ts';

const ARTICLE = 'GET merchandise';
const BOOK = 'The book of tides';

async function showBook(more: Partial<ArticleDetail> = {}) {
  const server = await startShop({ [ARTICLE]: { data: article(more) } });
  return { server, screen: await showScreen('/product/book') };
}

const counted = async (screen: Screen, value: string, most: string): Promise<void> => {
  const stepper = (): HTMLInputElement => screen.one('spinbutton', BOOK) as HTMLInputElement;
  await eventually(
    `${value} of ${most}`,
    () => stepper().value === value && stepper().ariaValueMax === most,
    () => `${stepper().value} of ${stepper().ariaValueMax}`,
  );
};

describe('an article', () => {
  it('is shown with pictures, price, VAT, shipping, description, manufacturer and warnings', async () => {
    await startShop();
    const screen = await showScreen('/product/4505');
    await screen.reads('Draw telescope');
    for (const text of [
      `€189.00 ${say('inclVatPlusShipping')}`,
      '15× magnification, three draws',
      say('productSafety'),
      'Never look at the sun through it',
      `${say('manufacturer')} Feinmechanik Lübbers GmbH`,
      say('onlyOneLeftOnly', { left: 1 }),
    ])
      await screen.reads(text);
    expect(screen.one('link', 'service@luebbers.example').getAttribute('href')).to.match(
      /^mailto:/,
    );
    await screen.isSound();
  });

  it('is shown with unit price, ingredients and allergens if it is food', async () => {
    const food = { ingredients: '<p>Sugar, <strong>milk</strong></p>', allergens: '<p>Milk</p>' };
    const basePrice = { price: 1980, unit: 'g', amount: 100 };
    await startShop({ [ARTICLE]: { data: { ...article(), base_price: basePrice, food } } });
    const screen = await showScreen('/product/book');
    await screen.reads('€19.80 / 100 g');
    await screen.reads(`${say('ingredients')} Sugar, milk ${say('allergens')} Milk`);
    await screen.isSound();
  });

  it('has the notice about the legal guarantee, if the museum has one', async () => {
    const guaranteeNotice = { en: '<p>Two years<img src=x onerror=alert(1)></p>' };
    await startShop({ [ARTICLE]: { data: article() } }, { guaranteeNotice });
    const screen = await showScreen('/product/book');
    await screen.reads(`${say('legalGuarantee')} Two years`);
    expect(screen.root.querySelector('[onerror]')).to.equal(null);
    await screen.isSound();
    const { screen: without } = await showBook();
    await without.reads(BOOK);
    expect(without.text()).not.to.include(say('legalGuarantee'));
  });

  it('has no section on product safety without manufacturer and warnings', async () => {
    const { screen } = await showBook();
    await screen.reads(BOOK);
    expect(screen.text()).not.to.include(say('productSafety'));
  });

  it('shows the chosen picture', async () => {
    await startShop();
    const screen = await showScreen('/product/4301');
    await screen.reads('Exhibition catalogue');
    const large = () => screen.root.querySelector('.picture img')!.getAttribute('src');
    const first = large();
    expect(screen.one('button', say('pictureNumber', { number: '1' })).ariaPressed).to.equal(
      'true',
    );
    await screen.press('button', say('pictureNumber', { number: '2' }));
    await eventually('the second picture is shown', () => large() !== first);
    expect(screen.one('button', say('pictureNumber', { number: '2' })).ariaPressed).to.equal(
      'true',
    );
    await screen.isSound();
  });

  it('is added once, or as often as chosen', async () => {
    const { screen } = await showBook({ stock: 3 });
    await screen.reads(`${say('countItems', { count: 1 })} · €24.00`);
    await counted(screen, '1', '3');
    await screen.press('button', say('increaseName', { name: BOOK }));
    await screen.reads(`${say('countItems', { count: 2 })} · €48.00`);
    await screen.press('button', say('addToBasket'));
    await screen.reads(say('nameHasBeenAdded', { name: BOOK }));
    expect(cart.lines.map((line) => line.type === 'merchandise' && line.count)).to.deep.equal([2]);
    // one of three is left
    await counted(screen, '1', '1');
    await screen.isSound();
  });

  const stocks: [title: string, stock: number, inBasket: number, count: string, most: string][] = [
    ['the whole stock', 12, 0, '1', '12'],
    ['none if the stock is zero', 0, 0, '0', '0'],
    ['none if the stock is negative', -2, 0, '0', '0'],
    ['only what is not in the basket yet', 5, 2, '1', '3'],
    ['none if all are in the basket', 2, 2, '0', '0'],
  ];
  for (const [title, stock, inBasket, count, most] of stocks) {
    it(`allows ${title} to be chosen`, async () => {
      await startShop({ [ARTICLE]: { data: article({ stock }) } });
      if (inBasket > 0) cart.lines.push(articleLine(inBasket));
      const screen = await showScreen('/product/book');
      await screen.reads(say('quantity'));
      await counted(screen, count, most);
    });
  }

  it('shows that it is out of stock, cannot be added, and leads on', async () => {
    const { screen } = await showBook({ stock: 0 });
    await screen.reads(say('outOfStock'));
    expect(screen.all('button', say('addToBasket'))).to.have.length(0);
    expect(screen.all('link', say('continueShopping'))).to.have.length(1);
    await screen.isSound();
  });

  it('shows that the whole stock is in the basket', async () => {
    await startShop({ [ARTICLE]: { data: article({ stock: 2 }) } });
    cart.lines.push(articleLine(2));
    const screen = await showScreen('/product/book');
    await screen.reads(say('allThatWeHave'));
    await screen.isSound();
  });

  it('shows how many are left if there are fewer than ten', async () => {
    const { screen } = await showBook({ stock: 9 });
    await screen.reads(say('onlyOneLeftOnly', { left: 9 }));
    const { screen: other } = await showBook({ stock: 10 });
    await other.reads(say('quantity'));
    expect(other.text()).not.to.include(say('onlyOneLeftOnly', { left: 10 }));
  });

  it('is not added if too few are left, and shows how many', async () => {
    const { server, screen } = await showBook({ stock: 3 });
    await screen.reads(say('onlyOneLeftOnly', { left: 3 }));
    await screen.press('button', say('increaseName', { name: BOOK }));
    await screen.press('button', say('increaseName', { name: BOOK }));
    await server.answer({ [ARTICLE]: { data: article({ stock: 2 }) } });
    await screen.press('button', say('addToBasket'));
    await eventually('the remaining stock is shown', () =>
      screen.texts('alert').includes(say('onlyOneLeftOnly', { left: 2 })),
    );
    await counted(screen, '2', '2');
    expect(cart.lines).to.have.length(0);
    await screen.isSound();
    await screen.press('button', say('addToBasket'));
    await screen.reads(say('nameHasBeenAdded', { name: BOOK }));
  });

  it('is not added if it has just sold out', async () => {
    const { server, screen } = await showBook({ stock: 1 });
    await screen.reads(say('onlyOneLeftOnly', { left: 1 }));
    await server.answer({ [ARTICLE]: { data: article({ stock: 0 }) } });
    await screen.press('button', say('addToBasket'));
    await eventually('it is shown as out of stock', () =>
      screen.texts('alert').includes(say('outOfStock')),
    );
    expect(cart.lines).to.have.length(0);
    await screen.isSound();
  });

  it('leads to the other articles if it is unknown', async () => {
    await startShop();
    const screen = await showScreen('/product/999');
    await screen.reads(say('thisProductIsNo'));
    await screen.isSound();
    await screen.press('link', say('continueShopping'));
    await screen.reads(say('pricesIncludeVatPlusShipping'));
  });

  for (const [href, title, message] of [
    ['/product/5101', 'an annual pass', 'thisProductIsNo'],
    ['/passes/4301', 'an article that is no annual pass', 'thisAnnualPassIs'],
  ] as const) {
    it(`is not found at the address of another kind: ${title} at ${href}`, async () => {
      await startShop();
      const screen = await showScreen(href);
      await screen.reads(say(message));
    });
  }

  it('shows an error if it cannot be loaded, and tries again', async () => {
    const server = await startShop({ [ARTICLE]: { drop: true } });
    const screen = await showScreen('/product/4301');
    await screen.reads(say('weCannotReachThe'));
    await screen.isSound();
    await server.answer({ [ARTICLE]: await ofDemo('merchandise?article=4301') });
    await screen.press('button', say('tryAgain'));
    await screen.reads('Exhibition catalogue');
  });
});
