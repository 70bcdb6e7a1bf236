type Policy = { createHTML: (html: string) => string; createScriptURL: () => string };
type WithPolicies = {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
};

/** Name of our Trusted Types policy, which host pages can allow under `trusted-types` (README, "Security policy"). */
const POLICY = 'museum-shop';
// we load no scripts, but DOMPurify accepts no policy without addresses for them
const asItIs: Policy = { createHTML: (html) => html, createScriptURL: () => '' };

let policy: Policy | undefined;
let isForbidden = false;

function makePolicy(): Policy {
  try {
    return (globalThis as WithPolicies).trustedTypes?.createPolicy(POLICY, asItIs) ?? asItIs;
  } catch {
    return asItIs;
  }
}

/** Returns our policy; one without effect if the browser has no Trusted Types or the host page does not allow it. */
export const trustedPolicy = (): Policy => (policy ??= makePolicy());

/**
 * Parses HTML into an inert document, whose nodes must be sanitised before insertion. Returns `undefined` if the host
 * page's policy forbids that; tried once, because browsers report each violation.
 */
export function inertDocument(html: string): Document | undefined {
  if (isForbidden) return undefined;
  try {
    return new DOMParser().parseFromString(trustedPolicy().createHTML(html), 'text/html');
  } catch {
    isForbidden = true;
    return undefined;
  }
}
