type Policy = { createHTML: (html: string) => string };
type WithPolicies = {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
};

/** Name of our Trusted Types policy, which host pages can allow under `trusted-types` (README, "Security policy"). */
const POLICY = 'museum-shop';
const asItIs: Policy = { createHTML: (html) => html };

let policy: Policy | undefined;
let isForbidden = false;

/** Creates our policy; `createPolicy` throws if the host page does not allow it. */
function policyOfPage(): Policy {
  try {
    return (globalThis as WithPolicies).trustedTypes?.createPolicy(POLICY, asItIs) ?? asItIs;
  } catch {
    return asItIs;
  }
}

/**
 * Parses HTML into an inert document, whose nodes must be sanitised before insertion. Returns `undefined` if the host
 * page's policy forbids that; tried once, because browsers report each violation.
 */
export function inertDocument(html: string): Document | undefined {
  if (isForbidden) return undefined;
  policy ??= policyOfPage();
  try {
    return new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
  } catch {
    isForbidden = true;
    return undefined;
  }
}
