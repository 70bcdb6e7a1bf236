import { expect } from 'chai';
import type { Day } from '../../../src/core/calendar/day.ts';
import type { Month } from '../../../src/core/calendar/month.ts';
import { Button } from '../../../src/views/parts/Button.tsx';
import { CheckField } from '../../../src/views/parts/CheckField.tsx';
import { ChoiceGroup } from '../../../src/views/parts/ChoiceGroup.tsx';
import { Message } from '../../../src/views/parts/Message.tsx';
import { MonthGrid, type MonthGridProps } from '../../../src/views/parts/MonthGrid.tsx';
import { Progress } from '../../../src/views/parts/Progress.tsx';
import { contrast, seen, someColours } from '../../support/contrast.ts';
import { pointAt } from '../../support/mouse.ts';
import { render } from '../../support/render.tsx';
import { say } from '../../support/say.ts';
import { isFull } from '../../support/tier.ts';

/** Accents at the threshold between black and white text: both have the same contrast, and any grey has less. */
const ON_THE_EDGE = [
  'rgb(0, 109, 251)',
  'rgb(41, 123, 179)',
  'rgb(52, 109, 239)',
  'rgb(101, 108, 205)',
  'rgb(139, 111, 106)',
  'rgb(172, 83, 171)',
  'rgb(216, 52, 96)',
  'rgb(234, 17, 2)',
];
const ACCENTS = [...ON_THE_EDGE, ...someColours(isFull ? 500 : 100)];
const ENOUGH = 4.5;
const nothing = (): void => undefined;

const states = { '2026-12-01': 'available', '2026-12-02': 'few' } as MonthGridProps['states'];

/** All components that use the accent as a background, and some that use it as a line. */
const pieces = (
  <>
    <Button kind="primary">Add to basket</Button>
    <button type="button" className="button slim" aria-pressed>
      Concerts
    </button>
    <ChoiceGroup
      legend="Time"
      name="time"
      options={[{ value: '12', label: '12:00', note: '3 left' }]}
      value="12"
      onChange={nothing}
    />
    <MonthGrid
      month={'2026-12' as Month}
      today={'2026-12-03' as Day}
      selected={'2026-12-01' as Day}
      states={states}
      firstMonth={'2026-12' as Month}
      lastMonth={'2026-12' as Month}
      onMonth={nothing}
      onSelect={nothing}
    />
    <span className="cart-count">2</span>
    <Message kind="success">Added</Message>
    <Progress name={say('stepsOfTheOrder')} steps={[say('basket'), say('payment')]} current={0} />
    <CheckField name="terms" checked onChange={nothing}>
      I accept
    </CheckField>
  </>
);

const GROUNDS = [
  '.button.primary',
  '[aria-pressed]',
  '.choice-face',
  '[aria-selected="true"] span',
  '.cart-count',
];
const LINES: [node: string, style: keyof CSSStyleDeclaration & string][] = [
  ['.message.success', 'borderLeftColor'],
  ['.progress [aria-current]', 'borderTopColor'],
  ['input[type=checkbox]', 'accentColor'],
];

type Surroundings = { scheme: 'light' | 'dark'; surface: string; text: string };

const still = new CSSStyleSheet();
still.replaceSync('* { transition: none !important }');

/** Renders the components on a page like this one. `faintWith` lists those with too little contrast for an accent. */
function shown({ scheme, surface, text }: Surroundings) {
  Object.assign(document.body.style, { colorScheme: scheme, background: surface, color: text });
  const view = render(pieces);
  view.root.adoptedStyleSheets.push(still);
  const styles = (node: string) => getComputedStyle(view.root.querySelector(node)!);
  const grounds = GROUNDS.map((node) => [node, styles(node)] as const);
  const lines = LINES.map(([node, style]) => [node, style, styles(node)] as const);
  const tinted = styles('.few span');

  const faintWith = (accent: string, ofSite: Record<string, string> = {}): string[] => {
    for (const [name, value] of Object.entries({ '--museum-accent': accent, ...ofSite })) {
      view.host.style.setProperty(name, value);
    }
    const below = ofSite['--museum-surface'] ?? surface;
    const pairs = [
      ...grounds.map(([node, { color, backgroundColor: ground }]) => {
        expect(seen(ground), node).to.deep.equal(seen(accent));
        return [node, contrast(seen(ground, color), seen(ground))] as const;
      }),
      ...lines.map(([node, style, of]) => {
        const line = seen(below, of[style] as string);
        return [node, contrast(line, seen(below))] as const;
      }),
      ['a day', contrast(seen(tinted.color), seen(below, tinted.backgroundColor))] as const,
    ];
    return pairs
      .filter(([, found]) => found < ENOUGH)
      .map(([node, found]) => `${node} with ${accent} on ${below}: ${found.toFixed(2)}`);
  };
  return { ...view, styles, faintWith };
}

const PAGES: Record<string, Surroundings> = {
  'a light page': { scheme: 'light', surface: 'rgb(255, 255, 255)', text: 'rgb(34, 34, 34)' },
  'a light, tinted page': {
    scheme: 'light',
    surface: 'rgb(243, 238, 226)',
    text: 'rgb(20, 20, 40)',
  },
  'a dark page': { scheme: 'dark', surface: 'rgb(18, 18, 18)', text: 'rgb(233, 230, 223)' },
  'a dark page that names no scheme': {
    scheme: 'light',
    surface: 'rgb(44, 44, 52)',
    text: 'rgb(240, 240, 240)',
  },
};

describe(`any of ${ACCENTS.length} accent colours`, () => {
  afterEach(() => document.body.removeAttribute('style'));

  for (const [name, page] of Object.entries(PAGES)) {
    it(`is readable, as background and as line, on ${name}`, () => {
      const { faintWith } = shown(page);
      expect(ACCENTS.flatMap((accent) => faintWith(accent))).to.deep.equal([]);
    });
  }

  it('is readable on any surface with a matching text colour', () => {
    const { faintWith } = shown(PAGES['a light page']!);
    const surfaces = someColours(ACCENTS.length).toReversed();
    const faint = ACCENTS.flatMap((accent, index) => {
      const surface = surfaces[index]!;
      const isBright =
        contrast(seen(surface), [0, 0, 0]) > contrast(seen(surface), [255, 255, 255]);
      return faintWith(accent, {
        '--museum-surface': surface,
        '--museum-text': isBright ? 'black' : 'white',
      }).filter((each) => !each.startsWith('a day'));
    });
    expect(faint).to.deep.equal([]);
  });

  it('is readable on a hovered button', async () => {
    const { host, root } = shown(PAGES['a light page']!);
    const button = root.querySelector<HTMLElement>('.primary')!;
    const { left, top } = button.getBoundingClientRect();
    await pointAt([Math.round(left) + 10, Math.round(top) + 10]);
    expect(button.matches(':hover')).to.equal(true);
    const { style } = host;
    const primary = getComputedStyle(button);
    const faint = ACCENTS.filter((accent) => {
      style.setProperty('--museum-accent', accent);
      const ground = seen(primary.backgroundColor);
      return contrast(seen(primary.color), ground) < ENOUGH;
    });
    expect(faint).to.deep.equal([]);
  });

  it('stays unchanged if it is already readable', () => {
    const { styles, faintWith } = shown(PAGES['a light page']!);
    faintWith('rgb(18, 80, 106)');
    expect(seen(styles('.message.success').borderLeftColor)).to.deep.equal([18, 80, 106]);
  });
});
