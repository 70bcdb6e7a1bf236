import { ofDemo } from '../screen.tsx';
import type { Answers } from '../server.ts';
import type { Recipe } from './state.ts';

/** A message from the server, which is not translated. */
export const REFUSED = 'Samstag, 12:00: 1 × frei.';

/** Returns the reference server's fields of a customer form, together with other answers. */
export const withFields =
  (answers: Answers = {}): Recipe['answers'] =>
  async (lang) => ({ 'GET customer/attr': await ofDemo('customer/attr', lang), ...answers });
