import { expect } from 'chai';
import { SafeHtml } from '../../../src/views/app/SafeHtml.tsx';
import { Heading, HeadingLevel } from '../../../src/views/parts/Heading.tsx';
import { eventually } from '../../support/eventually.ts';
import { render } from '../../support/render.tsx';

describe('headings', () => {
  for (const [level, shown] of [
    [1, ['h1', 'h2', 'h3', 'h4']],
    [2, ['h2', 'h3', 'h4', 'h5']],
    [5, ['h5', 'h6', 'h6', 'h6']],
  ] as const) {
    it(`are ${shown.join(', ')} below a screen of level ${level}`, () => {
      const { root } = render(
        <HeadingLevel value={level}>
          {[0, 1, 2, 3].map((below) => (
            <Heading key={below} below={below}>
              Tides
            </Heading>
          ))}
        </HeadingLevel>,
      );
      expect(
        [...root.querySelectorAll(':is(h1, h2, h3, h4, h5, h6)')].map((h) => h.localName),
      ).to.deep.equal(shown);
    });
  }

  for (const [level, html, shown] of [
    [1, '<h2>a</h2><h3>b</h3>', ['2', '3']],
    [2, '<h1>a</h1><h2>b</h2><h1>c</h1>', ['3', '4', '3']],
    [2, '<h4>a</h4>', ['3']],
    [5, '<h2>a</h2><h3>b</h3>', ['6', '6']],
  ] as const) {
    it(`of the museum’s ${html} follow a screen of level ${level}`, async () => {
      const { root } = render(
        <HeadingLevel value={level}>
          <SafeHtml html={html} />
        </HeadingLevel>,
      );
      await eventually('the text is there', () => root.textContent!.includes('a'));
      const found = [...root.querySelectorAll('.html *')].map((heading) => heading.ariaLevel);
      expect(found).to.deep.equal(shown);
    });
  }
});
