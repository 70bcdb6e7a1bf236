import { msg } from '@lingui/core/macro';
import { CURRENCIES } from '../../core/money/currency.ts';
import type { Sentences } from './types.ts';

/** Sentences for findings about the back end and its answers. */
export const OF_BACK_END = {
  'missing-api': () =>
    msg`The address of the back end is missing. Add ?api=https://… to the address of the script.`,
  'invalid-address': ({ api }) =>
    msg`“${api}” is not the address of a back end. It must start with https://`,
  'mixed-content': ({ api }) =>
    msg`The page uses https, but the back end, ${api}, uses http, which browsers block. Serve the back end over https.`,
  'insecure-connection': ({ api }) =>
    msg`The back end, ${api}, does not use https, so visitors cannot order or log in. Serve it over https.`,
  unreachable: ({ api }) =>
    msg`There is no answer from ${api}. Check that the address is correct and the server is running.`,
  cors: ({ api, origin }) =>
    msg`${api} answers, but pages of ${origin} cannot read the answer. Either the address is wrong (it often ends with /api), or the back end must send Access-Control-Allow-Origin with this origin (CORS).`,
  preflight: ({ api, origin }) =>
    msg`Pages of ${origin} can read from ${api}, but not send to it. The back end must allow POST with the Content-Type header for this origin (CORS, answer to OPTIONS).`,
  timeout: ({ address }) => msg`${address} did not answer within 15 seconds.`,
  'html-response': ({ address }) =>
    msg`${address} answers with a web page instead of data. This is probably not the address of the back end.`,
  'not-found': ({ address }) =>
    msg`There is nothing at ${address} (404). This is probably not the address of the back end, which often ends with /api.`,
  redirect: ({ address, to }) =>
    msg`${address} redirects to ${to}. Use that address instead. Redirects take time, and some requests fail.`,
  'http-error': ({ call, status }) =>
    msg`The back end answers “${call}” with error ${status}. Tell the operator of the back end.`,
  'no-response': ({ call }) =>
    msg`There is no answer to “${call}”, or the answer lacks the Access-Control-Allow-Origin header. Tell the operator of the back end.`,
  'invalid-response': ({ call, field }) =>
    msg`The answer to “${call}” does not match the API description: “${field}” is missing or wrong. Tell the operator of the back end.`,
  'item-left-out': ({ call, what }) =>
    msg`Part of the answer to “${call}” had to be left out: ${what}. Tell the operator of the back end.`,
  'unsupported-page-language': ({ lang, languages }) =>
    msg`The page has lang="${lang}", but the shop is only available in ${languages}. Visitors see it in its default language.`,
  'unsupported-embed-language': ({ lang, languages }) =>
    msg`An embed has lang="${lang}", but the shop is only available in ${languages}.`,
  'unknown-language': ({ lang }) =>
    msg`The shop’s configuration names a language that the shop does not know: ${lang}.`,
  'language-unavailable': ({ lang }) =>
    msg`The shop’s configuration names the language ${lang}, but the back end does not answer in it.`,
  'several-languages': ({ languages }) =>
    msg`A page can have only one language, but its embeds have several: ${languages}.`,
  'unknown-currency': ({ value }) => {
    const choices = CURRENCIES.join(', ');
    return msg`The back end uses the currency “${value}”, which the shop does not support. The shop sells nothing until the currency is one of these: ${choices}.`;
  },
  'wrong-unit': ({ value }) =>
    msg`The back end sends the amount ${value}. This looks like an amount with decimals, but the shop expects whole cents: 1250 for 12.50. To avoid wrong prices, the shop sells nothing until this is fixed.`,
  'origin-refused': ({ origin, allowed }) =>
    msg`Visitors cannot pay on pages of ${origin}: the back end accepts payments only from ${allowed}. Ask its operator to add this origin (allowedOrigins).`,
  'wrong-path': ({ api, better }) =>
    msg`There is no shop at ${api}, but there is one at ${better}. Correct the address of the back end.`,
  'not-a-shop': ({ address }) =>
    msg`${address} answers, but it is not the back end of a shop. Check the address of the back end: it often ends with /api.`,
  'picture-error': ({ address }) =>
    msg`The picture ${address} cannot be loaded on this page. Check that it exists and that its server allows other sites to show it.`,
} satisfies Partial<Sentences>;
