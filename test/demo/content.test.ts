import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { museum } from '../../demo/museum/museum.ts';
import { LANGUAGES } from '../../demo/server/languages.ts';
import { startDemo } from './support/demo.ts';
import type { Demo } from './support/demo.ts';
import { faultAt } from './support/document.ts';

describe('What frames the demo’s shop', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo({ catalogue: museum });
  });
  after(() => demo.stop());

  const data = async (path: string, schema: string) => {
    const { status, body } = await demo.get(path);
    assert.equal(status, 200, path);
    assert.equal(faultAt(`/components/schemas/${schema}`, body.data), undefined, path);
    return body.data;
  };
  const staticContent = (lang: string) => data(`${lang}/content/static`, 'StaticContent');
  const configuration = (lang: string) => data(`${lang}/shopinfo/config`, 'ShopConfig');

  const drawn = (address: string): { width: number; height: number; text: string } => {
    const file = address.replace(`${demo.shopAddress}/museum/posters/{width}/`, '');
    const place = new URL(`../../demo/museum/posters/${file}`, import.meta.url);
    assert.ok(existsSync(place), file);
    const text = readFileSync(place, 'utf8');
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(text) ?? [];
    return { width: Number(width), height: Number(height), text };
  };

  test('shows banners that lead into the shop and say what they show, in each language', async () => {
    const spoken = new Set<string>();
    for (const lang of LANGUAGES) {
      const { home } = (await staticContent(lang)).banners;
      assert.equal(home.length, 3);
      for (const { url, alt } of home) {
        assert.ok(url.startsWith(`/shop/${lang}/`), url);
        spoken.add(alt);
      }
    }
    assert.equal(spoken.size, 3 * LANGUAGES.length);
  });

  test('has one picture of a banner for a wide window and another one for a telephone', async () => {
    const { home } = (await staticContent('de')).banners;
    for (const { image, image_mobile } of home) {
      const [wide, tall] = [drawn(image), drawn(image_mobile)];
      assert.equal(wide.width / wide.height, 3);
      assert.equal(tall.width / tall.height, 0.8);
      assert.notEqual(wide.text, tall.text);
    }
  });

  test('is found where people talk, in an order of its own', async () => {
    const { social_media } = await staticContent('de');
    const names = social_media.map(({ name }: { name: string }) => name);
    assert.deepEqual(names.toSorted(), [
      'facebook',
      'instagram',
      'linkedin',
      'tiktok',
      'tripadvisor',
      'twitter',
      'youtube',
    ]);
    type Link = { name: string; sequence_no: number };
    const sorted = social_media.toSorted(
      (one: Link, other: Link) => one.sequence_no - other.sequence_no,
    );
    assert.notDeepEqual(sorted, social_media);
    assert.equal(new Set(social_media.map(({ sequence_no }: Link) => sequence_no)).size, 7);
  });

  test('names its partners in two groups, one of them with a title in each language', async () => {
    const { partnerLogos } = await configuration('de');
    assert.equal(partnerLogos.length, 2);
    const [titled, untitled] = partnerLogos;
    assert.equal(new Set(LANGUAGES.map((lang) => titled.name[lang])).size, LANGUAGES.length);
    assert.equal('name' in untitled, false);
    const logos = [...titled.logos, ...untitled.logos];
    for (const { image } of logos) assert.ok(drawn(image).height > 0);
    for (const { url, alt } of logos) assert.ok(!url || alt, 'a link needs a name');
    assert.deepEqual(
      logos.map(({ url, alt }) => [Boolean(url), Boolean(alt)]),
      [
        [true, true],
        [true, true],
        [false, true],
        [true, true],
        [false, false],
      ],
    );
  });

  test('knows the museum’s own site in each language', async () => {
    const { logoLinksToMainSite, museumMainUrl, museumPerLanguageUrls } = await configuration('fr');
    assert.equal(logoLinksToMainSite, false);
    assert.equal(museumMainUrl, '/museum/visit.html');
    assert.deepEqual(Object.keys(museumPerLanguageUrls).toSorted(), LANGUAGES.toSorted());
    for (const address of [museumMainUrl, ...Object.values<string>(museumPerLanguageUrls)]) {
      assert.ok(existsSync(new URL(`../../demo/museum/pages${address}`, import.meta.url)), address);
    }
    assert.equal(museumPerLanguageUrls.de, museumMainUrl);
    assert.notEqual(museumPerLanguageUrls.en, museumMainUrl);
  });
});
