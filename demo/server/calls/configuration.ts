import { Hono } from 'hono';
import type { Lang } from '../../museum/catalogue/types.ts';
import type { CatalogueBanner } from '../catalogue.ts';
import { wireConfiguration } from '../configuration.ts';
import { countryName } from '../customer-attributes.ts';
import { picture } from '../pictures.ts';
import { fail } from '../failure.ts';
import type { Call } from '../failure.ts';
import { shippingPage } from '../shipping-page.ts';
import { hasOptionalParts } from '../settings.ts';
import type { Shop } from '../shop.ts';

const wireBanner = (shop: Shop, banner: CatalogueBanner, lang: Lang) => {
  const { image, image_mobile, alt, url, title, text, button } = banner;
  return {
    image: picture(shop, image),
    image_mobile: picture(shop, image_mobile),
    ...(alt && { alt: alt[lang] }),
    ...(url && { url: url.replace('{lang}', lang) }),
    ...(hasOptionalParts(shop) && {
      ...(title && { title: title[lang] }),
      ...(text && { text: text[lang] }),
      ...(button && { button: button[lang] }),
    }),
  };
};

/** Serves `shopinfo`, `shopinfo/config`, `content/static`, `content/page`. */
export const configurationCalls = (shop: Shop): Hono<Call> => {
  const calls = new Hono<Call>();
  const { catalogue, settings } = shop;

  calls.get('/shopinfo', (c) => {
    const lang = c.get('lang');
    const { siteName, country, logo, ...address } = catalogue.shop;
    return c.json({
      data: {
        site_name: siteName[lang],
        ...address,
        ...(country && { country: countryName(lang, country) }),
        ...(logo && { logo: picture(shop, logo) }),
        timezone: settings.timezone,
      },
    });
  });

  calls.get('/shopinfo/config', (c) => c.json({ data: wireConfiguration(shop) }));

  calls.get('/content/static', (c) => {
    const lang = c.get('lang');
    const { banners, cookieWarning, socialMedia } = catalogue.content;
    const localized = Object.entries(banners).map(([key, list]) => [
      key,
      list.map((banner) => wireBanner(shop, banner, lang)),
    ]);
    return c.json({
      data: {
        banners: Object.fromEntries(localized),
        ...(cookieWarning && { cookie_warning: { message: cookieWarning[lang] } }),
        social_media: socialMedia,
      },
    });
  });

  calls.get('/content/page', (c) => {
    const lang = c.get('lang');
    const id = c.req.query('id') ?? '';
    if (id === 'shipping') return c.json({ data: { id, ...shippingPage(shop, lang) } });
    const page = Object.hasOwn(catalogue.staticPages, id) ? catalogue.staticPages[id] : undefined;
    if (!page) return fail(c, 404, 'NOT_FOUND');
    return c.json({ data: { id, title: page.title[lang], html: page.html[lang] } });
  });

  return calls;
};
