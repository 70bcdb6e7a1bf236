import type { Text } from '../museum/catalogue/types.ts';

/** Greeting and closing of every mail. */
export const MAIL_SENTENCES = {
  greeting: {
    de: 'Guten Tag,',
    en: 'Hello,',
    fr: 'Bonjour,',
    it: 'Buongiorno,',
    nl: 'Goedendag,',
    es: 'Hola:',
    sv: 'Hej!',
    da: 'Hej',
  },
  greetingByName: {
    de: 'Guten Tag {name},',
    en: 'Hello {name},',
    fr: 'Bonjour {name},',
    it: 'Buongiorno {name},',
    nl: 'Beste {name},',
    es: 'Hola, {name}:',
    sv: 'Hej {name}!',
    da: 'Hej {name}',
  },
  regards: {
    de: 'Mit freundlichen Grüßen',
    en: 'Kind regards',
    fr: 'Cordialement',
    it: 'Cordiali saluti',
    nl: 'Met vriendelijke groet',
    es: 'Un cordial saludo',
    sv: 'Med vänliga hälsningar',
    da: 'Med venlig hilsen',
  },
} satisfies Record<string, Text>;
