type Policy = { createHTML: (html: string) => string };
type WithPolicies = {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
};

/** The name that a page's policy lists under `trusted-types`, if it has such a list (README, "Security policy"). */
const POLICY = 'museum-shop';
const asItIs: Policy = { createHTML: (html) => html };

let policy: Policy | undefined;
let isForbidden = false;

/** A page may list the policies that it lets in, and leave ours out. */
function policyOfPage(): Policy {
  try {
    return (globalThis as WithPolicies).trustedTypes?.createPolicy(POLICY, asItIs) ?? asItIs;
  } catch {
    return asItIs;
  }
}

/**
 * HTML as a document that nobody shows: nothing in it is run or loaded, and nothing of it may be put into a page as it is.
 * Undefined where the policy of the page forbids even that; it is tried once, as the browser reports each try.
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
