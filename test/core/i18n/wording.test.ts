import { describe, it } from 'node:test';
import { expect } from 'chai';
import { i18nIn } from '../../../src/core/app/catalogs.ts';
import { type Lang, LANGUAGES } from '../../../src/core/i18n/languages.ts';

/** Returns the texts of a compiled message: plural branches are nested lists. */
const textsOf = (message: unknown): string[] => {
  if (typeof message === 'string') return [message];
  if (typeof message !== 'object' || message === null) return [];
  return Object.values(message).flatMap(textsOf);
};

async function messagesOf(lang: Lang): Promise<string[][]> {
  const { messages } = await i18nIn(lang);
  return Object.values(messages).map(textsOf);
}

/** Terms that have a wrong meaning, a wrong form of address or a second name for one thing. */
const FORBIDDEN: Record<Lang, readonly RegExp[]> = {
  en: [
    /shopping cart/i,
    /sign in/i,
    /free places/i,
    /give away/i,
    /accept the/i,
    /recover this/i,
    /look into your/i,
    /stand on the invoice/i,
    /no shipping costs/i,
  ],
  de: [
    /ist kein Tag/,
    /einen Tag\./,
    /dieses Ticket/,
    /Tickets buchen/,
    /^Anmeldung$/,
    /wird gerade ausgeführt/,
  ],
  fr: [/abonnement/i, /êtes (?:dé)?connecté/, /^Tous les jours$/, /billets, mais/, /à cette heure/],
  it: [
    /\bvostr[aeio]\b/i,
    /\bSiete\b/,
    /\buscito\b/,
    /obbligo di pagamento/,
    /^Tutti i giorni$/,
    /biglietti, ma/,
    /^Nessun titolo$/,
    /Il suo numero d’ordine/,
  ],
  nl: [/verwijder dit ticket/i, /^Gegevens$/, /tickets boeken/],
  es: [
    /\babonos?\b/i,
    /^Inicia sesión/,
    /invitado/i,
    /taquilla/i,
    /^Todos los días$/,
    /entradas, pero/,
  ],
  sv: [/\bturer\b/i, /frånträda/i, /förklarar du/, /\b(?:sitt|sin) sid/, /biljetter, men/],
  da: [
    /give væk/,
    /^(?:Ingen )?tiltale$/i,
    /ingen attribut/,
    /\b(?:sit|sin) side/,
    /billetter, men/,
  ],
};

/** Labels that the law or the demo's terms repeat word for word. */
const LEGAL: Record<Lang, { order: string; withdraw: string; confirm: string; privacy: RegExp }> = {
  en: {
    order: 'Order with obligation to pay',
    withdraw: 'Withdraw from contract here',
    confirm: 'Confirm withdrawal',
    privacy: /I agree to the .*terms and conditions.* and have read the .*privacy policy/,
  },
  de: {
    order: 'Zahlungspflichtig bestellen',
    withdraw: 'Vertrag widerrufen',
    confirm: 'Widerruf bestätigen',
    privacy: /akzeptiere die .*AGB.* habe die .*Datenschutzerklärung.* zur Kenntnis genommen/,
  },
  fr: {
    order: 'Commander avec obligation de paiement',
    withdraw: 'Renoncer au contrat ici',
    confirm: 'Confirmer la rétractation',
    privacy: /J’accepte les .*conditions.* pris connaissance de la .*politique/,
  },
  it: {
    order: 'Ordine con obbligo di pagare',
    withdraw: 'Recedere dal contratto qui',
    confirm: 'Conferma il recesso',
    privacy: /Accetto le .*condizioni.* ho letto l’.*informativa/,
  },
  nl: {
    order: 'Bestelling met betalingsverplichting',
    withdraw: 'Overeenkomst hier herroepen',
    confirm: 'Herroeping bevestigen',
    privacy: /akkoord met de .*voorwaarden.* heb de .*privacyverklaring.* gelezen/,
  },
  es: {
    order: 'Pedido con obligación de pago',
    withdraw: 'Desistir del contrato aquí',
    confirm: 'Confirmar desistimiento',
    privacy: /Acepto las .*condiciones.* he leído la .*política/,
  },
  sv: {
    order: 'Beställning förenad med betalningsskyldighet',
    withdraw: 'Ångra avtalet här',
    confirm: 'Bekräfta att du ångrar avtalet',
    privacy: /godkänner de .*villkoren.* har läst .*integritetspolicyn/,
  },
  da: {
    order: 'Bestil med betalingspligt',
    withdraw: 'Fortryd aftalen her',
    confirm: 'Bekræft fortrydelse',
    privacy: /accepterer .*handelsbetingelserne.* har læst .*privatlivspolitikken/,
  },
};

describe('the wording of the catalogs', () => {
  for (const lang of LANGUAGES) {
    it(`contains no forbidden term in ${lang}`, async () => {
      const messages = await messagesOf(lang);
      const texts = messages.flatMap((message) => [...message, message.join('')]);
      expect(
        FORBIDDEN[lang].flatMap((term) => texts.filter((text) => term.test(text))),
      ).to.deep.equal([]);
    });

    it(`labels the order, the withdrawal and the consent in the words of the law in ${lang}`, async () => {
      const texts = (await messagesOf(lang)).map((message) => message.join(''));
      const { order, withdraw, confirm, privacy } = LEGAL[lang];
      expect(texts).to.include.members([order, withdraw, confirm]);
      expect(texts.filter((text) => privacy.test(text))).to.have.length(1);
    });
  }
});
