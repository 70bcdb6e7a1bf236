import type { Text } from '../types.ts';

const title: Text = {
  de: 'Erklärung zur Barrierefreiheit',
  en: 'Accessibility statement',
  fr: 'Déclaration d’accessibilité',
  it: 'Dichiarazione di accessibilità',
  nl: 'Toegankelijkheidsverklaring',
  es: 'Declaración de accesibilidad',
  sv: 'Tillgänglighetsredogörelse',
  da: 'Tilgængelighedserklæring',
};

const mail = '<a href="mailto:zugang@alte-seewarte.example">zugang@alte-seewarte.example</a>';

const html: Text = {
  de: `<p>Unser Onlineshop soll für alle nutzbar sein. Wir prüfen ihn nach EN 301 549 und WCAG 2.2, Stufe AA.</p><h2>Stand der Dinge</h2><ul><li>Alle Schritte lassen sich allein mit der Tastatur bedienen.</li><li>Kalender, Uhrzeiten und Mengen sind für Screenreader beschriftet.</li><li>Auf die Seite unseres Zahlungsdienstes haben wir keinen Einfluss.</li></ul><h2>Etwas klappt nicht?</h2><p>Schreiben Sie an ${mail} oder rufen Sie an: +49 40 66969 241. Wir antworten binnen zwei Wochen und stellen Ihnen Ihre Tickets gern am Telefon aus.</p>`,
  en: `<p>Our shop should work for everyone. We test it against EN 301 549 and WCAG 2.2, level AA.</p><h2>Status</h2><ul><li>Every step works with the keyboard alone.</li><li>Calendar, times and quantities are labelled for screen readers.</li><li>We have no control over the page of our payment provider.</li></ul><h2>Is something not working?</h2><p>Write to ${mail} or call +49 40 66969 241. We reply within two weeks and are happy to issue your tickets by telephone.</p>`,
  fr: `<p>Notre boutique en ligne doit être utilisable par toutes et tous. Nos repères : la norme EN 301 549 et les WCAG 2.2, niveau AA.</p><h2>État actuel</h2><ul><li>Chaque étape est accessible au clavier seul.</li><li>Calendrier, horaires et quantités sont étiquetés pour les lecteurs d’écran.</li><li>La page de notre prestataire de paiement ne dépend pas de nous.</li></ul><h2>Une difficulté ?</h2><p>Écrivez à ${mail} ou appelez le +49 40 66969 241. Nous répondons sous deux semaines et établissons volontiers vos billets par téléphone.</p>`,
  it: `<p>Il nostro shop deve essere utilizzabile da tutti. Lo verifichiamo secondo la EN 301 549 e le WCAG 2.2, livello AA.</p><h2>A che punto siamo</h2><ul><li>Ogni passaggio si può compiere con la sola tastiera.</li><li>Calendario, orari e quantità sono etichettati per gli screen reader.</li><li>La pagina del fornitore del servizio di pagamento non dipende da noi.</li></ul><h2>Qualcosa non funziona?</h2><p>Scriva a ${mail} o chiami il +49 40 66969 241. Rispondiamo entro due settimane ed emettiamo volentieri i biglietti per telefono.</p>`,
  nl: `<p>Onze webwinkel moet voor iedereen te gebruiken zijn. We toetsen hem aan EN 301 549 en WCAG 2.2, niveau AA.</p><h2>Stand van zaken</h2><ul><li>Alle stappen zijn met alleen het toetsenbord te doorlopen.</li><li>Kalender, tijden en aantallen zijn gelabeld voor schermlezers.</li><li>Op de pagina van onze betaaldienst hebben we geen invloed.</li></ul><h2>Werkt er iets niet?</h2><p>Mail naar ${mail} of bel +49 40 66969 241. We antwoorden binnen twee weken en regelen uw tickets graag telefonisch.</p>`,
  es: `<p>Nuestra tienda en línea debe funcionar para todo el mundo. La comprobamos según la norma EN 301 549 y las WCAG 2.2, nivel AA.</p><h2>Situación actual</h2><ul><li>Todos los pasos se pueden dar solo con el teclado.</li><li>Calendario, horas y cantidades están etiquetados para lectores de pantalla.</li><li>La página del proveedor de pago no depende de nosotros.</li></ul><h2>¿Algo no funciona?</h2><p>Escriba a ${mail} o llame al +49 40 66969 241. Respondemos en un plazo de dos semanas y con gusto le emitimos las entradas por teléfono.</p>`,
  sv: `<p>Vår webbutik ska fungera för alla. Vi testar den mot EN 301 549 och WCAG 2.2, nivå AA.</p><h2>Status</h2><ul><li>Alla steg fungerar med enbart tangentbordet.</li><li>Kalender, tider och antal är märkta för skärmläsare.</li><li>Betaltjänstens sida råder vi inte över.</li></ul><h2>Fungerar något inte?</h2><p>Skriv till ${mail} eller ring +49 40 66969 241. Vi svarar inom två veckor och ordnar gärna dina biljetter per telefon.</p>`,
  da: `<p>Vores webshop skal kunne bruges af alle. Vi tester den efter EN 301 549 og WCAG 2.2, niveau AA.</p><h2>Hvor langt vi er</h2><ul><li>Alle trin kan klares med tastaturet alene.</li><li>Kalender, tidspunkter og antal har etiketter til skærmlæsere.</li><li>Betalingstjenestens side har vi ikke indflydelse på.</li></ul><h2>Er der noget, der ikke virker?</h2><p>Skriv til ${mail}, eller ring til +49 40 66969 241. Vi svarer inden for to uger og klarer gerne dine billetter over telefonen.</p>`,
};

/** How accessible the shop is, and where to report barriers. */
export const accessibilityStatement = { title, html };
