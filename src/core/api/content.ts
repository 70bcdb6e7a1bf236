import * as v from 'valibot';
import type { StaticContent, StaticPage } from './wire/content.ts';
import { listOf } from './lists.ts';
import { id, image, number, text } from './primitives.ts';
import { endpoint } from './endpoint.ts';

const page: v.GenericSchema<unknown, StaticPage> = v.object({
  id,
  title: v.string(),
  html: v.string(),
});

/** Legal or information page; 404 if there is none. */
export const contentPage = endpoint({
  path: 'content/page',
  params: (id: string) => ({ id }),
  schema: page,
});

const banner = v.pipe(
  v.object({ image, image_mobile: image, alt: text, url: text }),
  v.transform(({ alt = '', ...pictures }) => ({ alt, ...pictures })),
);

const socialLink = v.object({ name: v.string(), link: v.string(), sequence_no: number });

const contentSchema = v.pipe(
  v.object({
    banners: v.fallback(v.record(v.string(), listOf(banner, 'banner')), {}),
    cookie_warning: v.nullish(v.object({ message: v.string() })),
    social_media: listOf(socialLink, 'social_media'),
  }),
  v.transform(({ banners, cookie_warning, social_media }): StaticContent => ({
    banners: Object.fromEntries(
      Object.entries(banners).map(([key, list]) => [
        key,
        list.filter((each) => each.image ?? each.image_mobile),
      ]),
    ),
    ...(cookie_warning?.message && { cookieWarning: cookie_warning.message }),
    social: social_media.toSorted((one, other) => one.sequence_no - other.sequence_no),
  })),
);

/** Banners, cookie notice, and social media links. The shop works without them. */
export const staticContent = endpoint({
  path: 'content/static',
  schema: contentSchema,
  isOptional: true,
});
