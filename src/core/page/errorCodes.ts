// Error codes are public API, in kebab-case; a test compares them with the README.

/** Code of a `museum-error` event (README, "Error codes"). */
export type ErrorCode =
  // settings of the page and its embeds
  /** No back end is configured. */
  | 'missing-api'
  | 'invalid-address'
  /** An address that has to be on this site is on another one. */
  | 'other-site'
  /** `base` does not contain the page. */
  | 'base-mismatch'
  | 'invalid-date'
  | 'invalid-language'
  /** The value is none of the possible ones. */
  | 'invalid-value'
  /** Another embed of the page has set another back end or shop. */
  | 'conflicting-shop'
  /** Another embed of the page has set another language. */
  | 'conflicting-language'
  /** The shop does not sell what the embed is for. */
  | 'switched-off'
  /** Neither an embed of the page nor another page of the site can show a screen. */
  | 'missing-embed'
  // configuration of the back end
  /** The shop cannot show prices in the museum's currency, so it sells nothing. */
  | 'unknown-currency'
  /** Amounts look like whole units instead of hundredths, so the shop sells nothing. */
  | 'wrong-unit'
  /** The back end does not know the site of this page, so nothing can be paid here. */
  | 'origin-refused'
  // calls to the back end
  /** The back end answers with an error status. */
  | 'http-error'
  /** No answer: no connection, or the page may not read the back end. */
  | 'network-error'
  | 'timeout'
  /** The browser has cancelled a call, e.g. because the visitor leaves the page. */
  | 'aborted'
  /** The answer is not JSON, or does not match the contract. */
  | 'invalid-response'
  /** Parts of an answer cannot be read; they are left out or have their defaults. */
  | 'incomplete-data'
  /** Not sent: it carries a password or a token, and the connection is not secure. */
  | 'insecure-connection'
  // the shop itself
  | 'start-error'
  /** A file of the shop cannot be loaded. */
  | 'load-error'
  | 'render-error';

/** Code of an error that the calls of `museumShop` reject with (README, "Script interface"). */
export type ScriptErrorCode =
  | 'invalid-argument'
  /** The shop does not sell the item, or not at that time. */
  | 'unknown-item'
  /** Fewer are available than were requested. */
  | 'sold-out'
  | 'switched-off'
  /** The back end does not answer, or none is configured. */
  | 'unavailable'
  /** Neither an embed of the page nor another page of the site can show the screen. */
  | 'missing-embed';
