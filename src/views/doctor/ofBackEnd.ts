import { msg } from '@lingui/core/macro';
import { CURRENCIES } from '../../core/money/currency.ts';
import type { Sentences } from './types.ts';

/** Sentences for findings about the back end and its answers. */
export const OF_BACK_END = {
  'missing-api': () =>
    msg`Nothing says where the back end is. Add ?api=https://… to the address of the script.`,
  'invalid-address': ({ api }) =>
    msg`“${api}” is not the address of a back end. It has to begin with https://`,
  'mixed-content': ({ api }) =>
    msg`The page is https and the back end, ${api}, is http: browsers forbid that. Serve the back end over https.`,
  'insecure-connection': ({ api }) =>
    msg`The back end, ${api}, is reached without https: no passwords are sent to it. Serve it over https.`,
  unreachable: ({ api }) =>
    msg`Nobody answers at ${api}. Check that the address is right and the server is running.`,
  cors: ({ api, origin }) =>
    msg`${api} answers, but pages of ${origin} may not read the answer. Either the address is wrong (it often ends with /api), or the back end has to send Access-Control-Allow-Origin with this origin (CORS).`,
  preflight: ({ api, origin }) =>
    msg`Pages of ${origin} may read from ${api}, but not send. Have the back end allow POST with the header Content-Type for this origin (CORS, answer to OPTIONS).`,
  timeout: ({ address }) => msg`${address} does not answer within 15 seconds.`,
  'html-response': ({ address }) =>
    msg`${address} answers with a web page instead of data. The address of the back end is probably another one.`,
  'not-found': ({ address }) =>
    msg`There is nothing at ${address} (404). The address of the back end is probably another one, often with /api at its end.`,
  redirect: ({ address, to }) =>
    msg`${address} redirects to ${to}. Use that address instead: a redirect takes time, and some calls do not survive it.`,
  'http-error': ({ call, status }) =>
    msg`The back end fails at “${call}” with status ${status}. Tell whoever runs it.`,
  'no-response': ({ call }) =>
    msg`The answer to “${call}” does not come, or not with the header Access-Control-Allow-Origin. Tell whoever runs the back end.`,
  'invalid-response': ({ call, field }) =>
    msg`The answer to “${call}” does not match the contract: “${field}” is missing or wrong. Tell whoever runs the back end.`,
  'item-left-out': ({ call, what }) =>
    msg`In the answer to “${call}” something had to be left out: ${what}. Tell whoever runs the back end.`,
  'unsupported-page-language': ({ lang, languages }) =>
    msg`The page says lang="${lang}", but the shop speaks ${languages}. Visitors read its default language.`,
  'unsupported-embed-language': ({ lang, languages }) =>
    msg`An embed wants lang="${lang}", but the shop speaks ${languages}.`,
  'unknown-language': ({ lang }) =>
    msg`The configuration of the shop names a language that it does not know: ${lang}.`,
  'language-unavailable': ({ lang }) =>
    msg`The configuration of the shop names the language ${lang}, but the back end does not answer in it.`,
  'several-languages': ({ languages }) =>
    msg`One page has one language, but its embeds want several: ${languages}.`,
  'unknown-currency': ({ value }) => {
    const choices = CURRENCIES.join(', ');
    return msg`The back end names the currency “${value}”, in which the shop cannot show prices. It sells nothing until the currency is one of ${choices}.`;
  },
  'wrong-unit': ({ value }) =>
    msg`The back end sends the amount ${value}. That looks like an amount with decimals, but the shop expects whole cents: 1250 for 12.50. So that nobody pays a wrong price, it sells nothing until this is corrected.`,
  'origin-refused': ({ origin, allowed }) =>
    msg`Visitors cannot pay on pages of ${origin}: the back end accepts payments only from ${allowed}. Have this origin added there (allowedOrigins).`,
  'wrong-path': ({ api, better }) =>
    msg`No shop answers at ${api}, but one answers at ${better}. Correct the address of the back end.`,
  'not-a-shop': ({ address }) =>
    msg`${address} answers, but not as the back end of a shop. Check the address of the back end: it often ends with /api.`,
  'picture-error': ({ address }) =>
    msg`The picture ${address} cannot be loaded on this page. Check that it is there, and that its server lets other sites show it.`,
} satisfies Partial<Sentences>;
