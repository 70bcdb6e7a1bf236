import * as v from 'valibot';
import type { StaticContent, StaticPage } from './wire/content.ts';
import { optionals } from './decode.ts';
import { sequence } from './group.ts';
import { listOf, optionalMapOf } from './lists.ts';
import { image, label, labelOrEmpty, optionalLabel, text } from './primitives.ts';
import { endpoint } from './endpoint.ts';

const page: v.GenericSchema<unknown, StaticPage> = v.object({
  html: v.string(),
  ...optionals('page', { title: labelOrEmpty }),
});

/** Legal or information page; 404 if there is none. */
export const contentPage = endpoint({
  path: 'content/page',
  params: (id: string) => ({ id }),
  schema: page,
});

const banner = v.pipe(
  v.object(
    optionals('banner', {
      image,
      image_mobile: image,
      alt: optionalLabel,
      url: text,
      title: optionalLabel,
      text: optionalLabel,
      button: optionalLabel,
    }),
  ),
  v.transform(({ alt = '', ...pictures }) => ({ alt, ...pictures })),
);

const socialLink = v.object({
  name: label,
  link: v.string(),
  ...optionals('social_media', { sequence_no: sequence }),
});

const contentSchema = v.pipe(
  v.object(
    optionals('content/static', {
      banners: optionalMapOf(v.string(), listOf(banner, 'banner'), 'banners'),
      cookie_warning: v.nullish(v.object({ message: v.string() })),
      social_media: listOf(socialLink, 'social_media'),
    }),
  ),
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
