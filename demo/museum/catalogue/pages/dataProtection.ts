import type { Text } from '../types.ts';

const title: Text = {
  de: 'Datenschutzerklärung',
  en: 'Privacy policy',
  fr: 'Politique de confidentialité',
  it: 'Informativa sulla privacy',
  nl: 'Privacyverklaring',
  es: 'Política de privacidad',
  sv: 'Integritetspolicy',
  da: 'Privatlivspolitik',
};

const mail =
  '<a href="mailto:datenschutz@alte-seewarte.example">datenschutz@alte-seewarte.example</a>';

const html: Text = {
  de: `<p>Wir verarbeiten nur, was wir für Ihren Besuch brauchen.</p><h2>Bei einer Bestellung</h2><p>Name, Adresse und E-Mail-Adresse verwenden wir, um Ihre Tickets auszustellen und Sie zu benachrichtigen, falls sich etwas ändert (Art. 6 Abs. 1 lit. b DSGVO). Rechnungsdaten bewahren wir zehn Jahre auf.</p><h2>In Ihrem Browser</h2><ul><li>der Warenkorb, bis Sie den Tab schließen</li><li>Ihre Daten als Gast, bis die Bestellung abgeschlossen ist</li></ul><p>Ihre Karte sieht nur der Zahlungsdienst. Zur Werbung nutzen wir nichts davon.</p><h2>Ihre Rechte</h2><p>Auskunft, Berichtigung, Löschung, Beschwerde: Schreiben Sie an ${mail}.</p>`,
  en: `<p>We process only what we need for your visit.</p><h2>When you order</h2><p>We use your name, address and email address to issue your tickets and to tell you if anything changes (Art. 6 (1) (b) GDPR). Invoice data is kept for ten years.</p><h2>In your browser</h2><ul><li>the basket, until you close the tab</li><li>your details as a guest, until your order is complete</li></ul><p>Only the payment provider sees your card details. None of this is used for advertising.</p><h2>Your rights</h2><p>Access, correction, deletion, complaint: write to ${mail}.</p>`,
  fr: `<p>Nous ne traitons que ce qui est nécessaire à votre visite.</p><h2>Lors d’une commande</h2><p>Votre nom, votre adresse postale et votre adresse e-mail servent à établir vos billets et à vous prévenir en cas de changement (art. 6, par. 1, point b du RGPD). Les données de facturation sont conservées dix ans.</p><h2>Dans votre navigateur</h2><ul><li>le panier, jusqu’à la fermeture de l’onglet</li><li>vos coordonnées, si vous commandez sans compte, jusqu’à la fin de la commande</li></ul><p>Seul le prestataire de paiement voit votre carte. Rien de tout cela ne sert à la publicité.</p><h2>Vos droits</h2><p>Accès, rectification, effacement, réclamation : écrivez à ${mail}.</p>`,
  it: `<p>Trattiamo solo ciò che serve per la sua visita.</p><h2>Con un ordine</h2><p>Nome, indirizzo ed e-mail ci servono per emettere i biglietti e per avvisarla se qualcosa cambia (art. 6, par. 1, lett. b GDPR). I dati di fatturazione sono conservati dieci anni.</p><h2>Nel suo browser</h2><ul><li>il carrello, finché non chiude la scheda</li><li>i suoi dati come ospite, fino al termine dell’ordine</li></ul><p>I dati della carta li vede solo il fornitore del servizio di pagamento. Nulla di tutto ciò è usato a fini pubblicitari.</p><h2>I suoi diritti</h2><p>Accesso, rettifica, cancellazione, reclamo: scriva a ${mail}.</p>`,
  nl: `<p>We verwerken alleen wat we voor uw bezoek nodig hebben.</p><h2>Bij een bestelling</h2><p>Uw naam, adres en e-mailadres gebruiken we om uw tickets te maken en u te laten weten als er iets verandert (art. 6 lid 1 sub b AVG). Factuurgegevens bewaren we tien jaar.</p><h2>In uw browser</h2><ul><li>de winkelmand, totdat u het tabblad sluit</li><li>uw gegevens als gast, totdat uw bestelling is afgerond</li></ul><p>Alleen de betaaldienst ziet uw kaart. Niets hiervan gebruiken we voor reclame.</p><h2>Uw rechten</h2><p>Inzage, correctie, verwijdering, klacht: mail naar ${mail}.</p>`,
  es: `<p>Solo tratamos los datos que necesitamos para su visita.</p><h2>Al hacer un pedido</h2><p>Utilizamos su nombre, su dirección y su correo electrónico para emitir las entradas y avisarle si algo cambia (art. 6.1.b del RGPD). Los datos de facturación se conservan diez años.</p><h2>En su navegador</h2><ul><li>la cesta, hasta que cierre la pestaña</li><li>sus datos, si compra sin cuenta, hasta que el pedido esté completado</li></ul><p>Solo el proveedor de pago ve su tarjeta. Nada de esto se usa con fines publicitarios.</p><h2>Sus derechos</h2><p>Acceso, rectificación, supresión, reclamación: escriba a ${mail}.</p>`,
  sv: `<p>Vi behandlar bara det som behövs för ditt besök.</p><h2>När du beställer</h2><p>Vi använder ditt namn, din adress och din e-postadress för att ställa ut biljetterna och höra av oss om något ändras (artikel 6.1 b i GDPR). Fakturauppgifter sparas i tio år.</p><h2>I din webbläsare</h2><ul><li>varukorgen, tills du stänger fliken</li><li>dina uppgifter som gäst, tills beställningen är klar</li></ul><p>Bara betaltjänsten ser ditt kort. Inget av detta används för reklam.</p><h2>Dina rättigheter</h2><p>Tillgång, rättelse, radering, klagomål: skriv till ${mail}.</p>`,
  da: `<p>Vi behandler kun det, vi har brug for til dit besøg.</p><h2>Når du bestiller</h2><p>Navn, adresse og e-mail bruger vi til at udstede billetterne og give besked, hvis noget ændrer sig (GDPR art. 6, stk. 1, litra b). Fakturaoplysninger gemmes i ti år.</p><h2>I din browser</h2><ul><li>kurven, indtil du lukker fanen</li><li>dine oplysninger som gæst, indtil bestillingen er afsluttet</li></ul><p>Kun betalingstjenesten ser dit kort. Intet af det bruges til reklame.</p><h2>Dine rettigheder</h2><p>Indsigt, rettelse, sletning, klage: Skriv til ${mail}.</p>`,
};

export const dataProtection = { title, html };
