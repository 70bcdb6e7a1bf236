import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Returns middleware for pages without scripts, which no other page may frame. They can have forms only with `'self'`. */
export const pageHeaders = (formAction: "'none'" | "'self'"): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      imgSrc: ['data:'],
      baseUri: ["'none'"],
      formAction: [formAction],
      frameAncestors: ["'none'"],
    },
  });
