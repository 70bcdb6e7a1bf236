import type { PageFacts, Tools } from './facts.ts';
import { type Directive, isAllowed, isSandboxed, lacksOurPolicy } from './policy.ts';
import type { Finding } from './types.ts';

type Need = { directive: Directive; address: string; nonce?: string | undefined };

/** Returns what the shop needs but the page's content security policy forbids. */
export function policyFindings(
  { policies, address: page, scripts }: PageFacts,
  api: string | undefined,
  pictures: readonly string[],
): Finding[] {
  const needs: Need[] = [
    ...(api ? [{ directive: 'connect-src', address: api } as const] : []),
    ...scripts.map(({ address, nonce }) => ({ directive: 'script-src', address, nonce }) as const),
    ...pictures.map((address) => ({ directive: 'img-src', address }) as const),
  ];
  const lacking = needs.flatMap(({ directive, address, nonce }) =>
    isAllowed(policies, directive, address, page, nonce)
      ? []
      : [`${directive} ${new URL(address, page).origin}`],
  );
  return [
    ...[...new Set(lacking)].map((each): Finding => {
      const [directive = '', source = ''] = each.split(' ');
      return { is: 'content-policy', directive, source };
    }),
    ...(lacksOurPolicy(policies)
      ? [{ is: 'content-policy', directive: 'trusted-types', source: 'museum-shop' } as const]
      : []),
    ...(isSandboxed(policies) ? [{ is: 'sandboxed-page' } as const] : []),
  ];
}

/** Loads images to check the policy, because a policy in the headers may not be readable. */
export async function pictureFindings(
  page: PageFacts,
  pictures: readonly string[],
  { loadPicture, forbidden }: Tools,
): Promise<Finding[]> {
  if (!page.isLive) return [];
  const addresses = pictures.map((address) => new URL(address, page.address));
  const loaded = addresses.map(async ({ href, origin }): Promise<Finding[]> => {
    if (await loadPicture(href)) return [];
    return forbidden().includes('img-src')
      ? [{ is: 'content-policy', directive: 'img-src', source: origin }]
      : [{ is: 'picture-error', address: href }];
  });
  return (await Promise.all(loaded)).flat();
}
