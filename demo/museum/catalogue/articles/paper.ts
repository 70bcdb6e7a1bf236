import type { CatalogueArticle } from '../articleTypes.ts';
import { combined } from '../combined.ts';
import { lighthouse } from '../events/lighthouse.ts';
import { moonNight } from '../events/moonNight.ts';
import { northernSky } from '../events/northernSky.ts';
import { steamTug } from '../events/steamTug.ts';
import { tides } from '../events/tides.ts';
import { manufacturers } from '../manufacturers.ts';
import type { Text } from '../types.ts';

const common = {
  vat: 19 as const,
  category: '42',
  manufacturer: manufacturers.printShop,
};

const postcard: Text = {
  de: 'Postkarte',
  en: 'Postcard',
  fr: 'Carte postale',
  it: 'Cartolina',
  nl: 'Ansichtkaart',
  es: 'Postal',
  sv: 'Vykort',
  da: 'Postkort',
};

const card: Text = {
  de: 'Unser Plakat im Kleinen, 15 × 10,5 cm, auf Recyclingkarton. Platz für einen Gruß und eine Briefmarke.',
  en: 'Our poster on a small scale, 15 × 10.5 cm, on recycled card. Room for greetings and a stamp.',
  fr: 'Notre affiche en petit, 15 × 10,5 cm, sur carton recyclé. De la place pour un mot et un timbre.',
  it: 'Il nostro manifesto in piccolo, 15 × 10,5 cm, su cartoncino riciclato. C’è posto per un saluto e un francobollo.',
  nl: 'Ons affiche in het klein, 15 × 10,5 cm, op gerecycled karton. Met plaats voor een groet en een postzegel.',
  es: 'Nuestro cartel en pequeño, 15 × 10,5 cm, en cartulina reciclada. Con sitio para un saludo y un sello.',
  sv: 'Vår affisch i litet format, 15 × 10,5 cm, på återvunnen kartong. Plats för en hälsning och ett frimärke.',
  da: 'Vores plakat i lille format, 15 × 10,5 cm, på genbrugskarton. Plads til en hilsen og et frimærke.',
};

const postcards: CatalogueArticle[] = [tides, lighthouse, northernSky, moonNight, steamTug].map(
  (event, index) => ({
    ...common,
    id: String(4201 + index),
    name: combined([postcard, event.name], ' – '),
    description: card,
    pictures: [event.poster],
    priceCents: 150,
    stock: 400,
    weightGrams: 8,
    goesWith: { events: [event.id] },
  }),
);

/** Postcards of the posters, and other articles of paper. */
export const paper: CatalogueArticle[] = [
  ...postcards,
  {
    ...common,
    id: '4206',
    name: {
      de: 'Notizbuch „Logbuch“',
      en: 'Logbook notebook',
      fr: 'Carnet « Journal de bord »',
      it: 'Taccuino «Giornale di bordo»',
      nl: 'Notitieboek ‘Logboek’',
      es: 'Cuaderno «Diario de a bordo»',
      sv: 'Anteckningsbok ”Loggbok”',
      da: 'Notesbog »Logbog«',
    },
    description: {
      de: 'Mit den Spalten des Logbuchs von 1788: Wind, Wetter, Kurs, und daneben viel freier Platz. 160 Seiten, fadengeheftet, A5.',
      en: 'With the columns of the log of 1788: wind, weather, course, and plenty of free space beside them. 160 pages, thread-sewn, A5.',
      fr: 'Avec les colonnes du journal de 1788 : vent, temps, cap, et beaucoup de place à côté. 160 pages, cousu, A5.',
      it: 'Con le colonne del giornale del 1788: vento, tempo, rotta e molto spazio libero accanto. 160 pagine, cucito a filo, A5.',
      nl: 'Met de kolommen van het logboek van 1788: wind, weer, koers, en daarnaast volop vrije ruimte. 160 bladzijden, garengenaaid, A5.',
      es: 'Con las columnas del diario de 1788: viento, tiempo, rumbo y mucho espacio libre al lado. 160 páginas, cosido con hilo, A5.',
      sv: 'Med kolumnerna från loggboken 1788: vind, väder, kurs – och gott om plats bredvid. 160 sidor, trådhäftad, A5.',
      da: 'Med kolonnerne fra logbogen 1788: vind, vejr, kurs – og masser af plads ved siden af. 160 sider, trådhæftet, A5.',
    },
    pictures: ['laden-papier.svg'],
    priceCents: 1490,
    stock: 70,
    weightGrams: 310,
  },
  {
    ...common,
    id: '4207',
    name: {
      de: 'Immerwährender Gezeitenkalender',
      en: 'Perpetual tide calendar',
      fr: 'Calendrier perpétuel des marées',
      it: 'Calendario perpetuo delle maree',
      nl: 'Eeuwigdurende getijdenkalender',
      es: 'Calendario perpetuo de mareas',
      sv: 'Evig tidvattenkalender',
      da: 'Evighedskalender over tidevandet',
    },
    description: {
      de: 'Drei Scheiben aus Karton, dazu die Mondphase von heute: So rechnete die Seewarte das nächste Hochwasser aus. Zum Aufhängen, 30 cm breit.',
      en: 'Three discs of card, plus tonight’s moon: this is how the observatory worked out the next high water. For hanging up, 30 cm wide.',
      fr: 'Trois disques de carton et la lune du jour : c’est ainsi que l’observatoire calculait la prochaine pleine mer. À suspendre, 30 cm de large.',
      it: 'Tre dischi di cartone e la luna di oggi: così l’osservatorio calcolava la prossima alta marea. Da appendere, largo 30 cm.',
      nl: 'Drie schijven van karton en de maan van vandaag: zo berekende de sterrenwacht het volgende hoogwater. Om op te hangen, 30 cm breed.',
      es: 'Tres discos de cartón y la luna de hoy: así calculaba el observatorio la próxima pleamar. Para colgar, 30 cm de ancho.',
      sv: 'Tre skivor av kartong och dagens måne: så räknade observatoriet ut nästa högvatten. Att hänga upp, 30 cm bred.',
      da: 'Tre skiver af karton og dagens måne: Sådan regnede observatoriet det næste højvande ud. Til at hænge op, 30 cm bred.',
    },
    pictures: ['gezeiten.svg'],
    priceCents: 1850,
    stock: 40,
    weightGrams: 280,
    goesWith: { events: [tides.id], tours: ['101', '102', '103'] },
  },
  {
    ...common,
    id: '4208',
    name: {
      de: 'Lesezeichen mit Signalflaggen',
      en: 'Bookmark with signal flags',
      fr: 'Marque-page aux pavillons',
      it: 'Segnalibro con bandiere da segnalazione',
      nl: 'Boekenlegger met seinvlaggen',
      es: 'Marcapáginas con banderas de señales',
      sv: 'Bokmärke med signalflaggor',
      da: 'Bogmærke med signalflag',
    },
    description: {
      de: 'Alle 26 Buchstaben auf einem Streifen. Auf der Rückseite, was die Flaggen einzeln bedeuten.',
      en: 'All 26 letters on one strip. On the back, what the flags mean one by one.',
      fr: 'Les 26 lettres sur une seule bande. Au dos, le sens de chaque pavillon.',
      it: 'Tutte le 26 lettere su una striscia. Sul retro, il significato di ogni bandiera.',
      nl: 'Alle 26 letters op één strook. Op de achterkant wat de vlaggen afzonderlijk betekenen.',
      es: 'Las 26 letras en una tira. En el reverso, lo que significa cada bandera.',
      sv: 'Alla 26 bokstäver på en remsa. På baksidan vad flaggorna betyder var för sig.',
      da: 'Alle 26 bogstaver på én strimmel. På bagsiden, hvad flagene betyder hver for sig.',
    },
    pictures: ['kapitaensdinner.svg'],
    priceCents: 250,
    stock: 300,
    weightGrams: 10,
  },
  {
    ...common,
    id: '4209',
    name: {
      de: 'Geschenkpapier „Seekarte“',
      en: 'Sea chart wrapping paper',
      fr: 'Papier cadeau « Carte marine »',
      it: 'Carta da regalo «Carta nautica»',
      nl: 'Cadeaupapier ‘Zeekaart’',
      es: 'Papel de regalo «Carta náutica»',
      sv: 'Presentpapper ”Sjökort”',
      da: 'Gavepapir »Søkort«',
    },
    description: {
      de: 'Vier Bögen mit der Elbmündung von 1846, samt aller Untiefen. Je 70 × 50 cm.',
      en: 'Four sheets showing the mouth of the Elbe in 1846, shoals and all. 70 × 50 cm each.',
      fr: 'Quatre feuilles avec l’embouchure de l’Elbe en 1846, hauts-fonds compris. 70 × 50 cm chacune.',
      it: 'Quattro fogli con la foce dell’Elba nel 1846, secche comprese. 70 × 50 cm ciascuno.',
      nl: 'Vier vellen met de monding van de Elbe in 1846, met alle ondiepten. Elk 70 × 50 cm.',
      es: 'Cuatro pliegos con la desembocadura del Elba en 1846, bajíos incluidos. 70 × 50 cm cada uno.',
      sv: 'Fyra ark med Elbes mynning 1846, med alla grund. 70 × 50 cm styck.',
      da: 'Fire ark med Elbens munding i 1846, med alle grunde. 70 × 50 cm hver.',
    },
    pictures: ['stadt-am-strom.svg'],
    priceCents: 790,
    stock: 65,
    weightGrams: 180,
  },
  {
    ...common,
    id: '4210',
    name: {
      de: 'Briefkarten „Herbarium“',
      en: 'Herbarium note cards',
      fr: 'Cartes de correspondance « Herbier »',
      it: 'Cartoncini «Erbario»',
      nl: 'Kaartenset ‘Herbarium’',
      es: 'Tarjetas «Herbario»',
      sv: 'Brevkort ”Herbarium”',
      da: 'Brevkort »Herbarium«',
    },
    description: {
      de: 'Acht Klappkarten mit Farnen, Algen und dem Mohn, den niemand benennen konnte, mit Umschlägen.',
      en: 'Eight folded cards with ferns, seaweed and the poppy nobody could name, with envelopes.',
      fr: 'Huit cartes doubles avec fougères, algues et le pavot que personne n’a su nommer, enveloppes comprises.',
      it: 'Otto cartoncini con felci, alghe e il papavero che nessuno seppe nominare, con buste.',
      nl: 'Acht dubbele kaarten met varens, wieren en de klaproos die niemand kon benoemen, met enveloppen.',
      es: 'Ocho tarjetas dobles con helechos, algas y la amapola que nadie supo nombrar, con sobres.',
      sv: 'Åtta dubbelvikta kort med ormbunkar, alger och vallmon som ingen kunde namnge, med kuvert.',
      da: 'Otte dobbeltkort med bregner, tang og den valmue, ingen kunne sætte navn på, med kuverter.',
    },
    pictures: ['herbarium.svg'],
    priceCents: 1290,
    stock: 55,
    weightGrams: 150,
    goesWith: { events: ['13'] },
  },
];
