import { useState } from 'react';
import type { Sending } from '../../core/account/store.ts';

/** Returns the fields that the back end has refused so far, which stay while they are corrected. */
export function useRefused(sending: Sending): readonly string[] {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const found = sending.is === 'rejected' ? Object.keys(sending.fields) : [];
  const added = found.filter((field) => !refused.includes(field));
  if (added.length > 0) setRefused([...refused, ...added]);
  return refused;
}
