import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Aspect } from '../../core/doctor/types.ts';

/** Returns the name of an aspect, for a list. */
export function aspectName(aspect: Aspect): MessageDescriptor {
  switch (aspect) {
    case 'back-end':
      return msg`back end`;
    case 'access':
      return msg`access of the page to the back end (CORS)`;
    case 'payment':
      return msg`payment from the page`;
    case 'markup':
      return msg`embeds`;
    case 'scripts':
      return msg`scripts`;
    case 'policy':
      return msg`content security policy (CSP)`;
    case 'links':
      return msg`links`;
  }
}

/** Sentence about the aspects that were examined. */
export const examinedSentence = (names: string): MessageDescriptor => msg`Checked: ${names}`;

/** Sentence about the aspects that could not be examined. */
export const unexaminedSentence = (names: string): MessageDescriptor => msg`Not checked: ${names}`;
