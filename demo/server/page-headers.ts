import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

type Options = Parameters<typeof secureHeaders>[0];

/**
 * Returns middleware for pages without scripts, which no other page may frame. `formAction` limits where their forms lead, also by a
 * redirect; without it they lead anywhere.
 */
export const pageHeaders = (
  formAction?: "'none'" | "'self'",
  options: Options = {},
): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      imgSrc: ['data:'],
      baseUri: ["'none'"],
      ...(formAction && { formAction: [formAction] }),
      frameAncestors: ["'none'"],
    },
    ...options,
  });
