import type { Lang, Text } from '../types.ts';

const title: Text = {
  de: 'Impressum',
  en: 'Legal notice',
  fr: 'Mentions légales',
  it: 'Note legali',
  nl: 'Colofon',
  es: 'Aviso legal',
  sv: 'Företagsinformation',
  da: 'Kolofon',
};

const address = '<p>Museum Alte Seewarte<br>Am Pegelhaus 1<br>25399 Ahrenhafen';

type Words = {
  country: string;
  body: string;
  represented: string;
  contact: string;
  telephone: string;
  mail: string;
  vat: string;
  disputes: string;
};

const html = (words: Words): string =>
  `${address}<br>${words.country}</p><p>${words.body}</p><p>${words.represented}</p>` +
  `<h2>${words.contact}</h2><ul><li>${words.telephone} +49 40 66969 240</li>` +
  `<li>${words.mail} <a href="mailto:tickets@alte-seewarte.example">tickets@alte-seewarte.example</a></li></ul>` +
  `<p>${words.vat} DE000000000</p><p>${words.disputes}</p>`;

const words: Record<Lang, Words> = {
  de: {
    country: 'Deutschland',
    body: 'Das Museum ist eine Einrichtung der Stiftung Seewarte Ahrenhafen, einer rechtsfähigen Stiftung des bürgerlichen Rechts.',
    represented:
      'Vertreten durch den Vorstand: Dr. Merle Petersen (Direktorin), Jonas Adebayo (Verwaltung)',
    contact: 'Kontakt',
    telephone: 'Telefon:',
    mail: 'E-Mail:',
    vat: 'Umsatzsteuer-Identifikationsnummer:',
    disputes:
      'Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet.',
  },
  en: {
    country: 'Germany',
    body: 'The museum is run by Stiftung Seewarte Ahrenhafen, a foundation under German civil law.',
    represented:
      'Represented by its board: Dr Merle Petersen (director), Jonas Adebayo (administration)',
    contact: 'Contact',
    telephone: 'Telephone:',
    mail: 'Email:',
    vat: 'VAT identification number:',
    disputes:
      'We do not take part in dispute resolution before a consumer arbitration board and are not obliged to do so.',
  },
  fr: {
    country: 'Allemagne',
    body: 'Le musée est géré par la Stiftung Seewarte Ahrenhafen, fondation de droit civil allemand.',
    represented:
      'Représentée par sa direction : Dr Merle Petersen (directrice), Jonas Adebayo (administration)',
    contact: 'Contact',
    telephone: 'Téléphone :',
    mail: 'E-mail :',
    vat: 'Numéro de TVA :',
    disputes:
      'Nous ne participons pas à une procédure de médiation de la consommation et n’y sommes pas tenus.',
  },
  it: {
    country: 'Germania',
    body: 'Il museo è gestito dalla Stiftung Seewarte Ahrenhafen, fondazione di diritto civile tedesco.',
    represented:
      'Rappresentata dal consiglio: dott.ssa Merle Petersen (direttrice), Jonas Adebayo (amministrazione)',
    contact: 'Contatti',
    telephone: 'Telefono:',
    mail: 'E-mail:',
    vat: 'Partita IVA:',
    disputes:
      'Non aderiamo a procedure di risoluzione delle controversie davanti a un organismo di conciliazione dei consumatori e non siamo tenuti a farlo.',
  },
  nl: {
    country: 'Duitsland',
    body: 'Het museum wordt beheerd door de Stiftung Seewarte Ahrenhafen, een stichting naar Duits burgerlijk recht.',
    represented:
      'Vertegenwoordigd door het bestuur: dr. Merle Petersen (directeur), Jonas Adebayo (bedrijfsvoering)',
    contact: 'Contact',
    telephone: 'Telefoon:',
    mail: 'E-mail:',
    vat: 'Btw-nummer:',
    disputes:
      'Wij nemen niet deel aan geschillenbeslechting bij een geschillencommissie voor consumenten en zijn daartoe niet verplicht.',
  },
  es: {
    country: 'Alemania',
    body: 'El museo está gestionado por la Stiftung Seewarte Ahrenhafen, fundación de derecho civil alemán.',
    represented:
      'Representada por la junta directiva: Dra. Merle Petersen (directora), Jonas Adebayo (administración)',
    contact: 'Contacto',
    telephone: 'Teléfono:',
    mail: 'Correo electrónico:',
    vat: 'N.º de identificación a efectos del IVA:',
    disputes:
      'No participamos en procedimientos de resolución de litigios ante una junta arbitral de consumo ni estamos obligados a ello.',
  },
  sv: {
    country: 'Tyskland',
    body: 'Museet drivs av Stiftung Seewarte Ahrenhafen, en stiftelse enligt tysk civilrätt.',
    represented:
      'Företräds av styrelsen: dr Merle Petersen (museichef), Jonas Adebayo (förvaltning)',
    contact: 'Kontakt',
    telephone: 'Telefon:',
    mail: 'E-post:',
    vat: 'Momsregistreringsnummer:',
    disputes:
      'Vi deltar inte i tvistlösning inför någon konsumenttvistnämnd och är inte heller skyldiga att göra det.',
  },
  da: {
    country: 'Tyskland',
    body: 'Museet drives af Stiftung Seewarte Ahrenhafen, en fond efter tysk civilret.',
    represented:
      'Repræsenteret af bestyrelsen: dr. Merle Petersen (direktør), Jonas Adebayo (administration)',
    contact: 'Kontakt',
    telephone: 'Telefon:',
    mail: 'E-mail:',
    vat: 'Momsnummer:',
    disputes:
      'Vi deltager ikke i tvistbilæggelse ved et forbrugerklagenævn og er ikke forpligtet til det.',
  },
};

export const imprint = {
  title,
  html: {
    de: html(words.de),
    en: html(words.en),
    fr: html(words.fr),
    it: html(words.it),
    nl: html(words.nl),
    es: html(words.es),
    sv: html(words.sv),
    da: html(words.da),
  } satisfies Text,
};
