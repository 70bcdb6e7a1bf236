import { language } from '../page/language.ts';
import { webAddress } from '../web/addresses.ts';
import { shopConfig } from './store.ts';
import type { Texts } from './types.ts';

/** Returns a text in the current language or, because the law asks for it, in the shop's default language. */
const textIn = (texts: Texts | undefined): string | undefined =>
  texts?.[language.lang] || texts?.[shopConfig().defaultLanguage];

/** Returns the address of the page on which annual passes are cancelled, if it is valid. */
export const cancellationPage = (): string | undefined =>
  webAddress(textIn(shopConfig().cancellationUrl));

/** Returns the address of the instruction on withdrawal with its model form, if it is valid. */
export const withdrawalInstruction = (): string | undefined =>
  webAddress(textIn(shopConfig().withdrawalInstructionUrl));

/** Returns the HTML about the legal guarantee for goods. */
export const guaranteeNotice = (): string | undefined => textIn(shopConfig().guaranteeNotice);
