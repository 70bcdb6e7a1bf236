import { inEveryLanguage } from '../../../server/languages.ts';
import type { Lang } from '../types.ts';

type Words = {
  title: string;
  period: string;
  exercise: string;
  effects: string;
  returns: string;
  formTitle: string;
  formHint: string;
  /** The lines of the model form (Directive 2011/83/EU, annex I B). */
  form: string[];
  delete: string;
};

const mail = '<a href="mailto:tickets@alte-seewarte.example">tickets@alte-seewarte.example</a>';
const address = 'Museum Alte Seewarte, Am Pegelhaus 1, 25399 Ahrenhafen';

const words: Record<Lang, Words> = {
  de: {
    title: 'Widerrufsbelehrung für Artikel, Jahreskarten und Gutscheine',
    period:
      'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage: bei Artikeln und Jahreskarten ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben oder hat; bei Gutscheinen ab dem Tag des Vertragsabschlusses.',
    exercise: `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${address}, Deutschland, Telefon +49 40 66969 240, ${mail}) mit einer eindeutigen Erklärung über Ihren Entschluss informieren: mit der Funktion „Vertrag widerrufen“ dieses Shops, per E-Mail oder per Post. Sie können dafür das Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Nutzen Sie die Funktion, so bestätigen wir Ihnen unverzüglich per E-Mail, wann welcher Widerruf eingegangen ist. Zur Wahrung der Frist reicht es aus, dass Sie die Mitteilung vor Ablauf der Widerrufsfrist absenden.`,
    effects:
      'Wenn Sie den Vertrag widerrufen, erstatten wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag, an dem Ihre Mitteilung bei uns eingegangen ist. Wir verwenden dasselbe Zahlungsmittel und berechnen Ihnen dafür keine Entgelte. Die Rückzahlung von Waren können wir verweigern, bis wir sie wieder zurückerhalten haben oder bis Sie nachgewiesen haben, dass Sie sie zurückgesandt haben.',
    returns:
      'Waren senden Sie uns bitte unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag Ihres Widerrufs zurück. Sie tragen die unmittelbaren Kosten der Rücksendung. Für einen Wertverlust müssen Sie nur aufkommen, wenn er auf einen Umgang zurückzuführen ist, der zur Prüfung der Beschaffenheit, der Eigenschaften und der Funktionsweise der Waren nicht notwendig war.',
    formTitle: 'Muster-Widerrufsformular',
    formHint:
      '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
    form: [
      `An ${address}, Deutschland, ${mail}:`,
      'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
      'Bestellt am (*)/erhalten am (*)',
      'Name des/der Verbraucher(s)',
      'Anschrift des/der Verbraucher(s)',
      'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
      'Datum',
    ],
    delete: '(*) Unzutreffendes streichen.',
  },
  en: {
    title: 'Instructions on withdrawal for goods, annual passes and vouchers',
    period:
      'You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period is 14 days: for goods and annual passes from the day on which you, or a third party other than the carrier and indicated by you, acquire physical possession of the last good; for vouchers from the day of the conclusion of the contract.',
    exercise: `To exercise the right of withdrawal, you must inform us (${address}, Germany, telephone +49 40 66969 240, ${mail}) of your decision by an unequivocal statement: with the function “Withdraw from contract here” in this shop, by email or by post. You may use the model withdrawal form, but it is not obligatory. If you use the function, we confirm by email without delay which withdrawal we received and when. To meet the withdrawal deadline, it is sufficient for you to send your statement before the withdrawal period has expired.`,
    effects:
      'If you withdraw from the contract, we reimburse all payments received from you, including the costs of delivery, without undue delay and not later than 14 days from the day on which we are informed about your decision. We use the same means of payment, and you will not incur any fees. For goods we may withhold reimbursement until we have received them back or you have supplied evidence of having sent them back.',
    returns:
      'Please send goods back to us without undue delay and not later than 14 days from the day of your withdrawal. You bear the direct cost of returning them. You are only liable for any diminished value resulting from handling other than what is necessary to establish the nature, characteristics and functioning of the goods.',
    formTitle: 'Model withdrawal form',
    formHint: '(Complete and return this form only if you wish to withdraw from the contract.)',
    form: [
      `To ${address}, Germany, ${mail}:`,
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*)',
      'Ordered on (*)/received on (*)',
      'Name of consumer(s)',
      'Address of consumer(s)',
      'Signature of consumer(s) (only if this form is notified on paper)',
      'Date',
    ],
    delete: '(*) Delete as appropriate.',
  },
  fr: {
    title: 'Droit de rétractation pour les articles, les cartes annuelles et les bons cadeaux',
    period:
      'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours. Ce délai expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prend physiquement possession du dernier bien, pour les articles et les cartes annuelles ; après le jour de la conclusion du contrat, pour les bons cadeaux.',
    exercise: `Pour exercer ce droit, vous devez nous notifier (${address}, Allemagne, téléphone +49 40 66969 240, ${mail}) votre décision au moyen d’une déclaration dénuée d’ambiguïté : par la fonction « Renoncer au contrat ici » de cette boutique en ligne, par e-mail ou par la poste. Vous pouvez utiliser le modèle de formulaire de rétractation, mais ce n’est pas obligatoire. Si vous utilisez la fonction, nous vous confirmons sans délai par e-mail quelle rétractation nous avons reçue, et quand. Pour que le délai soit respecté, il suffit que vous transmettiez votre communication avant son expiration.`,
    effects:
      'En cas de rétractation, nous vous remboursons tous les paiements reçus de vous, y compris les frais de livraison, sans retard excessif et au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision. Nous utilisons le même moyen de paiement, sans aucuns frais pour vous. Pour les biens, nous pouvons différer le remboursement jusqu’à leur réception ou jusqu’à ce que vous ayez fourni une preuve de leur expédition.',
    returns:
      'Veuillez nous renvoyer les biens sans retard excessif et au plus tard quatorze jours après votre rétractation. Vous prenez en charge les frais directs de renvoi. Votre responsabilité n’est engagée qu’à l’égard de la dépréciation résultant de manipulations autres que celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement des biens.',
    formTitle: 'Modèle de formulaire de rétractation',
    formHint:
      '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
    form: [
      `À l’attention de ${address}, Allemagne, ${mail} :`,
      'Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de service (*) ci-dessous',
      'Commandé le (*)/reçu le (*)',
      'Nom du (des) consommateur(s)',
      'Adresse du (des) consommateur(s)',
      'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)',
      'Date',
    ],
    delete: '(*) Rayez la mention inutile.',
  },
  it: {
    title: 'Istruzioni sul recesso per articoli, tessere annuali e buoni regalo',
    period:
      'Ha il diritto di recedere dal contratto, senza indicarne le ragioni, entro 14 giorni. Il periodo di recesso scade dopo 14 giorni: per articoli e tessere annuali dal giorno in cui lei, o un terzo diverso dal vettore e da lei designato, acquisisce il possesso fisico dell’ultimo bene; per i buoni regalo dal giorno della conclusione del contratto.',
    exercise: `Per esercitare il diritto di recesso deve informarci (${address}, Germania, telefono +49 40 66969 240, ${mail}) della sua decisione con una dichiarazione esplicita: con la funzione «Recedere dal contratto qui» di questo shop, per e-mail o per posta. A tal fine può utilizzare il modulo tipo di recesso, ma non è obbligatorio. Se usa la funzione, le confermiamo senza indugio per e-mail quale recesso abbiamo ricevuto e quando. Per rispettare il termine è sufficiente inviare la comunicazione prima della scadenza del periodo di recesso.`,
    effects:
      'Se recede dal contratto, le rimborsiamo tutti i pagamenti ricevuti, compresi i costi di consegna, senza indebito ritardo e in ogni caso entro 14 giorni dal giorno in cui siamo informati della sua decisione. Usiamo lo stesso mezzo di pagamento, senza alcun costo a suo carico. Per i beni il rimborso può essere sospeso fino al loro ricevimento o finché non dimostra di averli rispediti.',
    returns:
      'La preghiamo di rispedirci i beni senza indebiti ritardi e in ogni caso entro 14 giorni dal recesso. I costi diretti della restituzione sono a suo carico. Risponde solo della diminuzione del valore dei beni risultante da una manipolazione diversa da quella necessaria per stabilirne la natura, le caratteristiche e il funzionamento.',
    formTitle: 'Modulo tipo di recesso',
    formHint:
      '(Compilare e restituire il presente modulo solo se si desidera recedere dal contratto.)',
    form: [
      `Destinatario: ${address}, Germania, ${mail}`,
      'Con la presente io/noi (*) notifico/notifichiamo (*) il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni (*)/di prestazione del seguente servizio (*)',
      'Ordinato il (*)/ricevuto il (*)',
      'Nome del/dei consumatore(i)',
      'Indirizzo del/dei consumatore(i)',
      'Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea)',
      'Data',
    ],
    delete: '(*) Cancellare la dicitura inutile.',
  },
  nl: {
    title: 'Herroeping van artikelen, jaarkaarten en cadeaubonnen',
    period:
      'U hebt het recht om binnen een termijn van 14 dagen zonder opgave van redenen de overeenkomst te herroepen. De herroepingstermijn verstrijkt 14 dagen na de dag waarop u of een door u aangewezen derde, die niet de vervoerder is, het laatste goed fysiek in bezit krijgt (artikelen en jaarkaarten), of na de dag waarop de overeenkomst is gesloten (cadeaubonnen).',
    exercise: `Om het herroepingsrecht uit te oefenen, moet u ons (${address}, Duitsland, telefoon +49 40 66969 240, ${mail}) met een ondubbelzinnige verklaring op de hoogte stellen van uw beslissing: met de functie ‘Overeenkomst hier herroepen’ van deze webwinkel, per e-mail of per post. U kunt daarvoor het modelformulier gebruiken, maar bent daartoe niet verplicht. Gebruikt u de functie, dan bevestigen wij u onverwijld per e-mail welke herroeping wij wanneer hebben ontvangen. Om de termijn na te leven volstaat het dat u uw mededeling verzendt voordat de herroepingstermijn is verstreken.`,
    effects:
      'Als u de overeenkomst herroept, ontvangt u alle betalingen die u hebt gedaan, inclusief leveringskosten, onverwijld en in ieder geval binnen 14 dagen nadat wij op de hoogte zijn gesteld van uw beslissing, van ons terug. Wij gebruiken hetzelfde betaalmiddel en brengen u geen kosten in rekening. Bij goederen mogen wij wachten met terugbetaling tot wij ze hebben teruggekregen of u hebt aangetoond dat u ze hebt teruggezonden.',
    returns:
      'Stuur goederen onverwijld en in ieder geval binnen 14 dagen na uw herroeping aan ons terug. De directe kosten van het terugzenden komen voor uw rekening. U bent alleen aansprakelijk voor de waardevermindering door een behandeling van de goederen die verder gaat dan nodig is om de aard, de kenmerken en de werking ervan vast te stellen.',
    formTitle: 'Modelformulier voor herroeping',
    formHint:
      '(Dit formulier alleen invullen en terugzenden wanneer u de overeenkomst wilt herroepen.)',
    form: [
      `Aan ${address}, Duitsland, ${mail}:`,
      'Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen (*)/de levering van de volgende dienst (*) herroep/herroepen (*)',
      'Besteld op (*)/ontvangen op (*)',
      'Naam/Namen consument(en)',
      'Adres consument(en)',
      'Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend)',
      'Datum',
    ],
    delete: '(*) Doorhalen wat niet van toepassing is.',
  },
  es: {
    title: 'Derecho de desistimiento: artículos, carnés anuales y vales regalo',
    period:
      'Tiene usted derecho a desistir del presente contrato en un plazo de 14 días naturales sin necesidad de justificación. El plazo expira a los 14 días naturales: en artículos y carnés anuales, del día en que usted, o un tercero por usted indicado y distinto del transportista, adquirió la posesión material del último bien; en vales regalo, del día de la celebración del contrato.',
    exercise: `Para ejercer el derecho de desistimiento, deberá usted notificarnos (${address}, Alemania, teléfono +49 40 66969 240, ${mail}) su decisión a través de una declaración inequívoca: con la función «Desistir del contrato aquí» de esta tienda, por correo electrónico o por correo postal. Puede utilizar el modelo de formulario de desistimiento, aunque su uso no es obligatorio. Si utiliza la función, le confirmaremos sin demora por correo electrónico qué desistimiento hemos recibido y cuándo. Para cumplir el plazo basta con que envíe la comunicación antes de que venza.`,
    effects:
      'En caso de desistimiento, le devolveremos todos los pagos recibidos de usted, incluidos los gastos de entrega, sin ninguna demora indebida y, en todo caso, a más tardar 14 días naturales a partir de la fecha en que se nos informe de su decisión. Utilizaremos el mismo medio de pago y no le cobraremos ningún gasto. En el caso de bienes, podremos retener el reembolso hasta haberlos recibido o hasta que usted haya presentado una prueba de su devolución.',
    returns:
      'Deberá devolvernos los bienes sin ninguna demora indebida y, en cualquier caso, a más tardar en 14 días naturales desde su desistimiento. Deberá asumir el coste directo de la devolución. Solo será responsable de la disminución de valor que resulte de una manipulación distinta a la necesaria para establecer la naturaleza, las características y el funcionamiento de los bienes.',
    formTitle: 'Modelo de formulario de desistimiento',
    formHint:
      '(Solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato.)',
    form: [
      `A la atención de ${address}, Alemania, ${mail}:`,
      'Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien (*)/prestación del siguiente servicio (*)',
      'Pedido el (*)/recibido el (*)',
      'Nombre del consumidor o de los consumidores',
      'Domicilio del consumidor o de los consumidores',
      'Firma del consumidor o de los consumidores (solo si el presente formulario se presenta en papel)',
      'Fecha',
    ],
    delete: '(*) Táchese lo que no proceda.',
  },
  sv: {
    title: 'Information om ångerrätten för varor, årskort och presentkort',
    period:
      'Du har rätt att frånträda avtalet utan att ange något skäl inom 14 dagar. Ångerfristen löper ut 14 dagar efter den dag då du, eller en tredje part som du har angett men inte fraktföraren, fick den sista varan i fysisk besittning (varor och årskort), eller efter den dag då avtalet ingicks (presentkort).',
    exercise: `Vill du utöva ångerrätten ska du till oss (${address}, Tyskland, telefon +49 40 66969 240, ${mail}) skicka ett klart och tydligt meddelande om ditt beslut: med funktionen ”Ångra avtalet här” i den här webbutiken, med e-post eller med brev. Du kan använda standardblanketten för utövande av ångerrätten, men det är inte obligatoriskt. Använder du funktionen bekräftar vi genast med e-post vad vi har tagit emot och när. För att du ska hinna utöva din ångerrätt i tid räcker det med att du skickar meddelandet innan ångerfristen löper ut.`,
    effects:
      'Om du frånträder avtalet betalar vi tillbaka alla betalningar vi fått från dig, inklusive leveranskostnader, utan onödigt dröjsmål och senast 14 dagar från den dag då vi underrättades om ditt beslut. Vi använder samma betalningssätt och tar ingen avgift. För varor får vi vänta med återbetalningen tills vi har fått tillbaka dem eller tills du har visat att du har skickat tillbaka dem.',
    returns:
      'Skicka tillbaka varor till oss utan onödigt dröjsmål och senast 14 dagar efter den dag då du meddelade oss att du ångrar dig. Du står för den direkta kostnaden för att returnera dem. Du ansvarar bara för sådan värdeminskning som beror på annan hantering än vad som är nödvändigt för att fastställa varornas egenskaper och funktion.',
    formTitle: 'Standardblankett för utövande av ångerrätten',
    formHint: '(Fyll i och skicka tillbaka denna blankett endast om du vill frånträda avtalet.)',
    form: [
      `Till ${address}, Tyskland, ${mail}:`,
      'Jag/Vi (*) meddelar härmed att jag/vi (*) frånträder mitt/vårt (*) köpeavtal avseende följande varor (*)/tjänster (*)',
      'Beställdes den (*)/mottogs den (*)',
      'Konsumentens/konsumenternas namn',
      'Konsumentens/konsumenternas adress',
      'Konsumentens/konsumenternas underskrift (endast om blanketten lämnas på papper)',
      'Datum',
    ],
    delete: '(*) Stryk det som inte är tillämpligt.',
  },
  da: {
    title: 'Fortrydelsesret for varer, årskort og gavekort',
    period:
      'Du har ret til at træde tilbage fra denne aftale uden begrundelse inden for 14 dage. Fortrydelsesfristen udløber 14 dage efter den dag, hvor du eller en af dig angivet tredjemand, dog ikke transportøren, får den sidste vare i fysisk besiddelse (varer og årskort), eller efter den dag, hvor aftalen blev indgået (gavekort).',
    exercise: `For at udøve fortrydelsesretten skal du meddele os (${address}, Tyskland, telefon +49 40 66969 240, ${mail}) din beslutning i en utvetydig erklæring: med funktionen »Fortryd aftalen her« i denne webshop, pr. e-mail eller pr. post. Du kan benytte standardfortrydelsesformularen, men det er ikke obligatorisk. Bruger du funktionen, bekræfter vi straks pr. e-mail, hvilken fortrydelse vi har modtaget, og hvornår. Fortrydelsesfristen er overholdt, hvis du sender din meddelelse, inden fristen er udløbet.`,
    effects:
      'Hvis du træder tilbage fra aftalen, refunderer vi alle betalinger modtaget fra dig, herunder leveringsomkostninger, uden unødig forsinkelse og senest 14 dage fra den dag, hvor vi har modtaget meddelelse om din beslutning. Vi bruger det samme betalingsmiddel og opkræver intet gebyr. For varer kan vi tilbageholde betalingen, indtil vi har modtaget dem retur, eller indtil du har dokumenteret at have returneret dem.',
    returns:
      'Du skal returnere varer til os uden unødig forsinkelse og senest 14 dage efter, at du har fortrudt. Du skal afholde de direkte udgifter til returneringen. Du hæfter kun for en forringelse af varernes værdi, som skyldes anden håndtering end den, der er nødvendig for at fastslå varernes art, egenskaber og den måde, de fungerer på.',
    formTitle: 'Standardfortrydelsesformular',
    formHint:
      '(Denne formular udfyldes og returneres kun, hvis fortrydelsesretten gøres gældende.)',
    form: [
      `Til ${address}, Tyskland, ${mail}:`,
      'Jeg/Vi (*) meddeler herved, at jeg/vi (*) ønsker at gøre fortrydelsesretten gældende i forbindelse med min/vores (*) købsaftale om følgende varer (*)/levering af følgende tjenesteydelser (*)',
      'Bestilt den (*)/modtaget den (*)',
      'Forbrugerens/Forbrugernes navn',
      'Forbrugerens/Forbrugernes adresse',
      'Forbrugerens/Forbrugernes underskrift (kun hvis formularens indhold meddeles på papir)',
      'Dato',
    ],
    delete: '(*) Det ikke relevante overstreges.',
  },
};

const paragraph = (text: string): string => `<p>${text}</p>`;

/** The instruction on withdrawal and the model form, which end the terms. */
export const withdrawal = inEveryLanguage((lang) => {
  const { title, period, exercise, effects, returns, ...form } = words[lang];
  const lines = form.form.map((line) => `<li>${line}</li>`).join('');
  return (
    `<h2>${title}</h2>${[period, exercise, effects, returns].map(paragraph).join('')}` +
    `<h2>${form.formTitle}</h2><p>${form.formHint}</p><ul>${lines}</ul><p>${form.delete}</p>`
  );
});
