import { describe, it } from 'node:test';
import { expect } from 'chai';
import { styleRule } from '../../../src/core/embed/colours.ts';

describe('the style rule of an embed', () => {
  it('has the chosen accent, and nothing without one', () => {
    expect(styleRule({ accent: '#aa0066', surface: '' })).to.equal(
      ':root {\n  --museum-accent: #aa0066;\n}',
    );
    expect(styleRule({ accent: '', surface: '' })).to.equal(undefined);
  });

  const texts: [surface: string, text: string][] = [
    ['#ffffff', '#1a1a1a'],
    ['#d1e4dd', '#1a1a1a'],
    ['#ff0000', '#1a1a1a'],
    ['#00008b', '#ffffff'],
    ['#000000', '#ffffff'],
  ];
  for (const [surface, text] of texts) {
    it(`puts ${text} on the surface ${surface}`, () => {
      expect(styleRule({ accent: '', surface })).to.equal(
        `:root {\n  --museum-surface: ${surface};\n  --museum-text: ${text};\n}`,
      );
    });
  }
});
