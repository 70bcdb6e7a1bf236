import { expect } from 'chai';
import { seenText } from '../../support/composed.ts';
import { eventually } from '../../support/eventually.ts';
import { fill } from '../../support/fill.ts';
import { resetAll } from '../../support/resetAll.ts';
import { demo } from '../../support/page.ts';
import { showConfigurator } from '../../support/states/configurator.tsx';
import { openServer } from '../../support/server.ts';
import { say } from '../../support/say.ts';

beforeEach(resetAll);

async function open(query = '') {
  const view = await showConfigurator(new URLSearchParams(query));
  const find = <E extends HTMLElement>(selector: string) => view.root.querySelector<E>(selector)!;
  const shows = (selector: string): Promise<void> =>
    eventually(
      `shows ${selector}`,
      () => find(selector) !== null,
      () => seenText(view.host),
    );
  return {
    ...view,
    find,
    shows,
    reads: (text: string): Promise<void> =>
      eventually(
        `reads ${text}`,
        () => seenText(view.host).includes(text),
        () => seenText(view.host),
      ),
    choose(name: string, value: string): void {
      const select = find<HTMLSelectElement>(`select[name="${name}"]`);
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
    snippet: (title: string): string =>
      [...view.root.querySelectorAll('.snippet')]
        .find((each) => each.querySelector('h3')!.textContent === title)!
        .querySelector('code')!.textContent,
    preview: () => find<HTMLIFrameElement>('iframe')?.getAttribute('src') ?? '',
  };
}

const connected = (query = '') => open(`api=${encodeURIComponent(demo.api)}&${query}`);

describe('the configurator', () => {
  it('asks for the address of the back end, and rejects an invalid one', async () => {
    const { find, reads, shows, chosen } = await open();
    expect(find('.snippet')).to.equal(null);
    fill(find<HTMLInputElement>('[name=api]'), 'shop.example.org');
    find('[type=submit]').click();
    await reads(say('thisIsNotAn'));
    expect(chosen()).to.equal('');
    fill(find<HTMLInputElement>('[name=api]'), demo.api);
    find('[type=submit]').click();
    await shows('.snippet');
    expect(chosen()).to.contain(demo.api);
  });

  it('distinguishes an unreachable back end from another server', async () => {
    const gone = await openServer({ '*': { drop: true } });
    const view = await open(`api=${encodeURIComponent(gone.api)}`);
    await view.reads(say('nobodyAnswersOrForbids', { api: gone.api }));
    const page = await openServer({ '*': { text: '<!doctype html>' } });
    fill(view.find<HTMLInputElement>('[name=api]'), page.api);
    view.find('[type=submit]').click();
    await view.reads(say('noBackEndOfAShop', { api: page.api }));
  });

  it('lists the offers of the shop in the chosen language, and uses it for the fallback', async () => {
    const { choose, shows, reads, snippet, find, chosen } = await connected();
    await shows('[name=item] option[value="12"]');
    choose('lang', 'de');
    await reads('Gezeiten');
    choose('item', '12');
    await eventually('the tag', () => snippet(say('tag')).includes('item="12" lang="de"'));
    expect(snippet(say('tag'))).to.contain('>Gezeiten');
    expect(find('[name=category]')).to.equal(null);
    expect(JSON.parse(chosen()) as object).to.include({ item: '12', lang: 'de' });
  });

  it('reloads the preview only for choices that it shows, not for the fallback', async () => {
    const { choose, shows, find, preview, snippet } = await connected('element=vouchers');
    await shows('[name=item] option:nth-child(2)');
    expect(preview()).to.contain('element=vouchers');
    choose('theme', 'dark');
    await eventually('dark', () => preview().includes('theme=dark'));
    choose('heading-level', '3');
    await eventually('level 3', () => preview().includes('heading-level=3'));
    const before = find('iframe');
    fill(find<HTMLInputElement>('[name=text]'), 'Gifts');
    await eventually('Gifts', () => snippet(say('tag')).includes('>Gifts<'));
    expect(find('iframe') === before).to.equal(true);
  });

  it('asks for the routing of a whole shop, and offers only a tag for it', async () => {
    const { choose, reads, find, shows, snippet, preview } = await connected('element=shop');
    await shows('.snippet');
    expect(snippet(say('tag'))).to.contain('<museum-shop routing="hash" no-header no-footer>');
    expect(find('[name=base]')).to.equal(null);
    await reads(say('theWholeShopNeeds'));
    const titles = [...find('.snippet').parentElement!.querySelectorAll('.snippet h3')].map(
      ({ textContent }) => textContent,
    );
    expect(titles).to.not.include.members([say('markedDiv')]);
    expect(titles).to.not.include.members([say('markedLink')]);
    choose('routing', 'path');
    await shows('[name=base]');
    fill(find<HTMLInputElement>('[name=base]'), 'shop');
    await reads(say('thisIsNotAPath'));
    expect(snippet(say('tag'))).to.contain('<museum-shop><a');
    fill(find<HTMLInputElement>('[name=base]'), '/shop');
    await eventually('the base', () => snippet(say('tag')).includes('<museum-shop base="/shop">'));
    await eventually('the preview', () => preview().includes('routing=path'));
  });

  it('drops the ids of one area in another', async () => {
    const { choose, shows, snippet } = await connected('item=12&lang=en');
    await shows('[name=item] option:nth-child(3)');
    choose('element', 'tours');
    await eventually('tours', () => snippet(say('tag')).startsWith('<museum-tours'));
    expect(snippet(say('tag'))).to.contain('<museum-tours lang="en">');
  });

  it('shows that an area is switched off', async () => {
    const answer = async (call: string) => ({
      body: (await (await fetch(`${demo.api}/en/${call}?shop=1`)).json()) as object,
    });
    const config = await answer('shopinfo/config');
    Object.assign((config.body as { data: object }).data, { hasVouchers: false });
    const server = await openServer({
      'GET shopinfo': await answer('shopinfo'),
      'GET shopinfo/config': config,
      'GET voucher/select/event/': { data: { vouchers: [] } },
      'GET voucher/attr': { data: { group: [] } },
    });
    const { reads } = await open(`element=vouchers&api=${encodeURIComponent(server.api)}`);
    await reads(say('theShopHasSwitched'));
  });

  it('selects the code if the browser does not allow copying', async () => {
    const { find, reads, shows } = await connected();
    await shows('.snippet');
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    find('.snippet button').click();
    await reads(say('selectedCopyItWith'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  });
});
