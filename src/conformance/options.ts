import { parseArgs } from 'node:util';

export const USAGE = `Checks whether a back end answers as the contract of museum-shop describes.

  museum-shop-conformance <api> [options]

  <api>                  address of the back end without the language, e.g. https://shop.example.org/api

  --origin <origin>      origin of a page with the shop, e.g. https://museum.example.org: also checks CORS
  --shop <number>        number of the shop (default 1)
  --voucher <code>       a voucher code that the back end knows
  --json <file|->        also writes the report as JSON into a file, or only JSON to the standard output
  --max-requests <n>     ends after this number of requests (default 250)
  --timeout <seconds>    waits this long for an answer (default 15)

  Without the following options it only reads. With them it makes test orders, which stay in the shop:

  --i-own-this-shop      you may place orders in this shop
  --buy                  places orders; needs --i-own-this-shop, --origin and --payment
  --payment <payartId>   payment type of the orders, best one that needs no page of a provider, such as the invoice
  --email <address>      address of the buyer (default test@example.com), and of an account that is registered to examine logins
  --password <text>      password of that account, if the address has one already

Exit code: 0 without violations, 1 with violations, 2 if the options are wrong or the back end cannot be reached.
`;

export type Buying = {
  payart: number;
  origin: string;
  /** Address of the buyer. An account is only registered if it is set. */
  email?: string;
  /** Password of the account with this address. */
  password?: string;
};

export type Options = {
  /** Address of the back end, without a slash at its end. */
  api: string;
  origin?: string;
  shop: string;
  voucher?: string;
  json?: string;
  maxRequests: number;
  timeoutMs: number;
  /** Only set if orders may be placed. */
  buying?: Buying;
};

/** Wrong options, or a back end that cannot be examined; the message is for the person who started the check. */
export class UsageError extends Error {}

const STRINGS = [
  'origin',
  'shop',
  'voucher',
  'json',
  'max-requests',
  'timeout',
  'payment',
  'email',
  'password',
] as const;

const FLAGS = ['i-own-this-shop', 'buy', 'help'] as const;

type Values = Partial<Record<(typeof STRINGS)[number], string>> &
  Partial<Record<(typeof FLAGS)[number], boolean>>;

function parsed(args: string[]): { values: Values; positionals: string[] } {
  const of = (names: readonly string[], type: 'string' | 'boolean') =>
    Object.fromEntries(names.map((name) => [name, { type }]));
  try {
    const options = { ...of(STRINGS, 'string'), ...of(FLAGS, 'boolean') };
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= least) return number;
  throw new UsageError(`--${name} must be a whole number from ${least} on, not “${text}”.`);
}

function webOrigin(text: string): string {
  const { origin, protocol } = URL.canParse(text) ? new URL(text) : { origin: '', protocol: '' };
  if (/^https?:$/.test(protocol) && text.replace(/\/$/, '') === origin) return origin;
  throw new UsageError(
    `--origin must be an origin such as https://museum.example.org, not “${text}”.`,
  );
}

function buyingBy(values: Values, origin: string | undefined): Buying | undefined {
  if (!values.buy) return undefined;
  if (!values['i-own-this-shop']) {
    throw new UsageError('--buy places orders. Add --i-own-this-shop if you may do that.');
  }
  if (!values.payment) throw new UsageError('--buy needs --payment <payartId>.');
  if (!origin) throw new UsageError('--buy needs --origin, to which the payment returns.');
  const payart = wholeNumber('payment', values.payment, 0);
  return {
    payart,
    origin,
    ...(values.email && { email: values.email }),
    ...(values.password && { password: values.password }),
  };
}

/** Reads the arguments of the command; `undefined` if they ask for help. Throws a UsageError. */
export function optionsBy(args: string[]): Options | undefined {
  const { values, positionals } = parsed(args);
  if (values.help) return undefined;
  const [api = '', ...others] = positionals;
  if (others.length > 0) throw new UsageError(`One address is enough: ${others.join(' ')}`);
  if (!/^https?:$/.test(URL.canParse(api) ? new URL(api).protocol : '')) {
    throw new UsageError('Give the address of the back end, e.g. https://shop.example.org/api.');
  }
  const origin = values.origin === undefined ? undefined : webOrigin(values.origin);
  const buying = buyingBy(values, origin);
  return {
    api: api.replace(/\/+$/, ''),
    shop: String(wholeNumber('shop', values.shop ?? '1', 1)),
    maxRequests: wholeNumber('max-requests', values['max-requests'] ?? '250', 1),
    timeoutMs: wholeNumber('timeout', values.timeout ?? '15', 1) * 1000,
    ...(origin && { origin }),
    ...(values.voucher && { voucher: values.voucher }),
    ...(values.json && { json: values.json }),
    ...(buying && { buying }),
  };
}
