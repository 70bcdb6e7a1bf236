import type { Text } from './types.ts';

const siteName: Text = {
  de: 'Museum Alte Seewarte',
  en: 'Alte Seewarte Museum',
  fr: 'Musée Alte Seewarte',
  it: 'Museo Alte Seewarte',
  nl: 'Museum Alte Seewarte',
  es: 'Museo Alte Seewarte',
  sv: 'Museet Alte Seewarte',
  da: 'Museet Alte Seewarte',
};

/** The seller: a made-up museum in a made-up port, with a telephone number reserved for fiction. */
export const shop = {
  siteName,
  email: 'tickets@alte-seewarte.example',
  phone: '+49 40 66969 240',
  street: 'Am Pegelhaus 1',
  zip: '25399',
  city: 'Ahrenhafen',
  country: 'DE' as const,
  logo: 'logo.svg',
};
