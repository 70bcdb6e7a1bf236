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
    /** Opens the list of all forms. */
    async openForms(): Promise<void> {
      await shows('.snippet');
      [...view.root.querySelectorAll('summary')]
        .find(({ textContent }) => textContent === say('otherFormsAndThe'))!
        .click();
      await shows('details .snippet');
    },
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
    /** The title and code of the boxes that show without opening anything. */
    boxes: (): [title: string, code: string][] =>
      [...view.root.querySelectorAll('.snippet')]
        .filter((each) => !each.closest('details'))
        .map((each) => [
          each.querySelector('h3')!.textContent,
          each.querySelector('code')!.textContent,
        ]),
    /** The code of the one box. */
    box: (): string => find('.snippet code')?.textContent ?? '',
    preview: () => find<HTMLIFrameElement>('iframe')?.getAttribute('src') ?? '',
  };
}

const connected = (query = '') =>
  open(`api=${encodeURIComponent(demo.api)}&${query.includes('to=') ? '' : 'to=html&'}${query}`);

describe('the configurator', () => {
  it('asks for the address of the back end, and rejects an invalid one', async () => {
    const { find, reads, shows, chosen } = await open('to=html');
    expect(find('.snippet')).to.equal(null);
    fill(find<HTMLInputElement>('[name=api]'), 'our shop');
    find('[type=submit]').click();
    await reads(say('thisIsNotAn'));
    expect(chosen()).to.equal('');
    fill(find<HTMLInputElement>('[name=api]'), demo.api);
    find('[type=submit]').click();
    await shows('.snippet');
    expect(chosen()).to.contain(demo.api);
  });

  it('understands an address without its scheme, and connects', async () => {
    const { find, shows, chosen } = await open('to=html');
    const typed = new URL(demo.api, location.href).href.replace(/^http:\/\//, '');
    fill(find<HTMLInputElement>('[name=api]'), typed);
    find('[type=submit]').click();
    await shows('.snippet');
    expect(find<HTMLInputElement>('[name=api]').value).to.equal(`http://${typed}`);
    expect(JSON.parse(chosen()) as object).to.include({ api: `http://${typed}` });
  });

  it('names values of its own address that are not possible, and shows a wrong address in its field', async () => {
    const { find, reads, root } = await open('api=our+shop&theme=blue');
    await reads(say('theLinkToThisPage', { values: 'api=our shop, theme=blue' }));
    await reads(say('thisIsNotAn'));
    expect(find<HTMLInputElement>('[name=api]').value).to.equal('our shop');
    expect(root.querySelector('iframe')).to.equal(null);
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

  it('first asks where the embed goes, and then shows one box', async () => {
    const { choose, shows, reads, boxes, find, chosen } = await open(
      `api=${encodeURIComponent(demo.api)}&item=12`,
    );
    await reads(say('itAppearsAsSoonWhere'));
    expect(boxes()).to.deep.equal([]);
    await shows('[name=item] option[value="12"]');
    const first = find('select:not([name=hl])');
    expect(first.getAttribute('name')).to.equal('to');
    choose('to', 'html');
    await reads(say('scriptAndEmbed'));
    const [[, code], ...others] = boxes() as [[string, string]];
    expect(others).to.deep.equal([]);
    expect(code).to.match(
      /^<script type="module" src="[^"]+"><\/script>\n<museum-tickets item="12">/,
    );
    choose('to', 'wordpress-plugin');
    await reads(say('shortcode'));
    expect(boxes()).to.deep.equal([[say('shortcode'), '[museum_tickets item="12" /]']]);
    expect(find('[name=fallback]')).to.equal(null);
    choose('to', 'npm');
    await reads(say('importAndTag'));
    expect(boxes()[0]![1]).to.match(/^import 'museum-shop';\n\n<museum-tickets api=/);
    expect(JSON.parse(chosen()) as object).to.include({ to: 'npm' });
  });

  it('keeps a language with a region, under its own name', async () => {
    const { find, boxes, reads } = await connected('to=html&lang=de-ch');
    await reads('Deutsch (Schweiz)');
    expect(find<HTMLSelectElement>('[name=lang]').value).to.equal('de-CH');
    expect(boxes()[0]![1]).to.contain('lang="de-CH"');
  });

  it('asks for the right to write HTML only in systems with such rights', async () => {
    const { choose, shows, find } = await connected('to=html');
    await shows('.snippet');
    expect(find('[name=html]')).to.equal(null);
    for (const to of ['wordpress', 'typo3', 'drupal', 'joomla', 'contao', 'site-builder']) {
      choose('to', to);
      await shows('[name=html]');
      choose('to', 'npm');
      await eventually('no question', () => find('[name=html]') === null);
    }
  });

  it('shows a link, and the script for the administrator, to editors who may not write HTML', async () => {
    const view = await connected('to=typo3&item=12&lang=en&theme=dark&fallback=/shop&deep=true');
    await view.shows('[name=html]');
    view.find('[name=html][value=no]').click();
    await view.reads(say('forTheAdministrator'));
    expect(view.boxes().map(([title]) => title)).to.deep.equal([
      say('link'),
      say('forTheAdministrator'),
    ]);
    expect(view.boxes()[0]![1]).to.equal('/shop/en/tickets/12?museum-embed=tickets&item=12');
    const names = `${say('language')}, ${say('theme')}`;
    await view.reads(say('thisFormLeavesOut', { names }));
    view.choose('element', 'checkout');
    await view.reads(say('thisElementNeedsHtml'));
    expect(view.boxes()[0]![1]).to.contain('<museum-checkout');
  });

  it('warns that the fallback leads to the site of the back end, until another target is entered', async () => {
    const { find, reads, boxes, host } = await connected('to=html&item=12');
    const address = `${new URL(demo.api, location.href).origin}/`;
    const warning = say('noPageIsEntered', { field: say('whereTheLinkLeads'), address });
    await reads(warning);
    expect(boxes()[0]![1]).to.contain(`<a href="${address}?museum-embed=tickets&amp;item=12">`);
    fill(find<HTMLInputElement>('[name=fallback]'), 'museum.example/tickets');
    await eventually('no warning', () => !seenText(host).includes(warning));
    expect(boxes()[0]![1]).to.contain('<a href="https://museum.example/tickets?museum-embed');
  });

  it('writes chosen colours into a rule for the style sheet, and shows them in the preview', async () => {
    const { find, shows, snippet, preview } = await connected('to=html&surface=%23000080');
    await shows('[name=surface]');
    find('[name=has-accent]').click();
    await shows('[name=accent]');
    await eventually('the preview has both', () =>
      /accent=%2312506a&surface=%23000080/.test(preview()),
    );
    expect(snippet(say('colours'))).to.equal(
      ':root {\n  --museum-accent: #12506a;\n  --museum-surface: #000080;\n  --museum-text: #ffffff;\n}',
    );
  });

  it('copies a link so that a visual editor inserts it, and a text field its address', async () => {
    const { find, reads, shows } = await connected('to=typo3&html=no&item=12&fallback=/shop');
    await shows('[name=item] option[value="12"]');
    const { clipboard } = navigator;
    const written: ClipboardItem[] = [];
    const write = async (items: ClipboardItem[]): Promise<void> => void written.push(...items);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } });
    find('.snippet button').click();
    await reads(say('copied'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    const textAs = async (type: string) => (await written[0]!.getType(type)).text();
    expect(await textAs('text/plain')).to.equal('/shop?museum-embed=tickets&item=12');
    expect(await textAs('text/html')).to.contain(
      '<a href="/shop?museum-embed=tickets&amp;item=12">',
    );
  });

  it('leads past the fields to the code, also by keyboard', async () => {
    const { find, shows, root } = await connected('to=html');
    await shows('.jump button');
    find('.jump button').click();
    expect((root as ShadowRoot).activeElement?.textContent).to.equal(say('copyIntoYourPage'));
  });

  it('lists all forms, and the script by itself, on request', async () => {
    const { openForms, snippet } = await connected('to=wordpress-plugin&item=12&fallback=/shop');
    await openForms();
    const href = '/shop?museum-embed=tickets&amp;item=12';
    expect(snippet(say('onceInThePage'))).to.match(
      /^<script type="module" src="[^"]+"><\/script>$/,
    );
    expect(snippet(say('tag'))).to.contain(`<museum-tickets item="12"><a href="${href}">`);
    expect(snippet(say('markedDiv'))).to.contain(`data-item="12"><a href="${href}">`);
    expect(snippet(say('markedLink'))).to.match(/^<a href="[^"]+">[^<]+<\/a>$/);
  });

  it('lists the offers of the shop in the chosen language, and uses it for the fallback', async () => {
    const { choose, shows, reads, box, find, chosen } = await connected();
    await shows('[name=item] option[value="12"]');
    choose('lang', 'de');
    await reads('Gezeiten');
    choose('item', '12');
    await eventually('the tag', () => box().includes('item="12" lang="de"'));
    expect(box()).to.contain('>Gezeiten');
    expect(find('[name=category]')).to.equal(null);
    expect(JSON.parse(chosen()) as object).to.include({ item: '12', lang: 'de' });
  });

  it('reloads the preview only for choices that it shows, not for the fallback', async () => {
    const { choose, shows, find, preview, box } = await connected('element=vouchers');
    await shows('[name=item] option:nth-child(2)');
    expect(preview()).to.contain('element=vouchers');
    choose('theme', 'dark');
    await eventually('dark', () => preview().includes('theme=dark'));
    choose('heading-level', '3');
    await eventually('level 3', () => preview().includes('heading-level=3'));
    const before = find('iframe');
    fill(find<HTMLInputElement>('[name=text]'), 'Gifts');
    await eventually('Gifts', () => box().includes('>Gifts<'));
    expect(find('iframe') === before).to.equal(true);
  });

  it('asks for the routing of a whole shop, and offers only a tag for it', async () => {
    const { choose, reads, find, shows, box, preview, openForms, root } =
      await connected('element=shop');
    await shows('.snippet');
    expect(box()).to.contain('<museum-shop routing="hash" no-header no-footer>');
    expect(find('[name=base]')).to.equal(null);
    await openForms();
    await reads(say('theWholeShopNeeds'));
    const titles = [...root.querySelectorAll('details h3')].map(({ textContent }) => textContent);
    expect(titles).to.deep.equal([say('onceInThePage'), say('tag')]);
    choose('routing', 'path');
    await shows('[name=base]');
    fill(find<HTMLInputElement>('[name=base]'), 'shop');
    await reads(say('thisIsNotAPath'));
    expect(box()).to.contain('<museum-shop><a');
    fill(find<HTMLInputElement>('[name=base]'), '/shop');
    await eventually('the base', () => box().includes('<museum-shop base="/shop">'));
    await eventually('the preview', () => preview().includes('routing=path'));
  });

  it('drops the ids of one area in another', async () => {
    const { choose, shows, box } = await connected('item=12&lang=en');
    await shows('[name=item] option:nth-child(3)');
    choose('element', 'tours');
    await eventually('tours', () => box().includes('<museum-tours'));
    expect(box()).to.contain('<museum-tours lang="en">');
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
    const { reads } = await open(`to=html&element=vouchers&api=${encodeURIComponent(server.api)}`);
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
