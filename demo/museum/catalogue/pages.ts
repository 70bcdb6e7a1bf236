import { accessibilityStatement } from './pages/accessibilityStatement.ts';
import { dataProtection } from './pages/dataProtection.ts';
import { imprint } from './pages/imprint.ts';
import { terms } from './pages/terms.ts';
import type { Text } from './types.ts';

type StaticPage = { title: Text; html: Text };

/** The legal pages, by the id that the shop asks for. */
export const staticPages: Record<
  'imprint' | 'terms' | 'data_protection' | 'accessibility_statement',
  StaticPage
> = {
  imprint,
  terms,
  data_protection: dataProtection,
  accessibility_statement: accessibilityStatement,
};
