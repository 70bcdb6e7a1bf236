import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Hono } from 'hono';
import { dist } from '../../journeys/support/demo.ts';

/** Returns the text to serve for a file of a copy, or undefined to answer 404. */
export type Change = (text: string, file: string) => string | undefined;

/**
 * Serves a copy of the built bundle below `base`, as a second server or another release would. A page that loads it gets
 * second instances of all modules.
 */
export function serveCopy(app: Hono, base: string, change: Change = (text) => text): void {
  app.get(`${base}/*`, (c) => {
    const file = path.normalize(c.req.path.slice(base.length + 1));
    const whole = path.join(dist, file);
    const isScript = file.endsWith('.js') && !file.startsWith('..') && existsSync(whole);
    const text = isScript ? change(readFileSync(whole, 'utf8'), file) : undefined;
    if (text === undefined) return c.notFound();
    return c.body(text, 200, {
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
  });
}
