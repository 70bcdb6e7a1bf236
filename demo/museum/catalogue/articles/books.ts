import type { CatalogueArticle } from '../articleTypes.ts';
import { combined } from '../combined.ts';
import { faience } from '../events/faience.ts';
import { herbarium } from '../events/herbarium.ts';
import { iceWinter } from '../events/iceWinter.ts';
import { northernSky } from '../events/northernSky.ts';
import { tides } from '../events/tides.ts';
import { weaving } from '../events/weaving.ts';
import { manufacturers } from '../manufacturers.ts';
import type { CatalogueEvent, Text } from '../types.ts';

const common = { vat: 7 as const, category: '43', manufacturer: manufacturers.museum };

const catalogue: Text = {
  de: 'Katalog zur Ausstellung',
  en: 'Exhibition catalogue',
  fr: 'Catalogue de l’exposition',
  it: 'Catalogo della mostra',
  nl: 'Catalogus bij de tentoonstelling',
  es: 'Catálogo de la exposición',
  sv: 'Utställningskatalog',
  da: 'Udstillingskatalog',
};

const bound = (pages: number): Text => ({
  de: `Alle Stücke der Ausstellung mit Aufsätzen des Teams. ${pages} Seiten, gebunden, Deutsch und Englisch.`,
  en: `Every piece in the exhibition, with essays by the team. ${pages} pages, hardback, German and English.`,
  fr: `Toutes les pièces de l’exposition et des essais de l’équipe. ${pages} pages, relié, allemand et anglais.`,
  it: `Tutti i pezzi della mostra con saggi dei curatori. ${pages} pagine, rilegato, in tedesco e inglese.`,
  nl: `Alle stukken van de tentoonstelling met essays van het team. ${pages} bladzijden, gebonden, Duits en Engels.`,
  es: `Todas las piezas de la exposición con ensayos del equipo. ${pages} páginas, tapa dura, en alemán e inglés.`,
  sv: `Alla föremål i utställningen med essäer av teamet. ${pages} sidor, inbunden, på tyska och engelska.`,
  da: `Alle udstillingens genstande med essays af holdet. ${pages} sider, indbundet, på tysk og engelsk.`,
});

const exhibitions: [event: CatalogueEvent, pages: number, priceCents: number, stock: number][] = [
  [tides, 240, 3400, 85],
  [northernSky, 208, 3200, 40],
  [herbarium, 192, 2900, 30],
  [faience, 176, 2600, 12],
  [weaving, 224, 3400, 26],
  [iceWinter, 128, 1900, 9],
];

/** Exhibition catalogues, and books from the museum. */
export const books: CatalogueArticle[] = [
  ...exhibitions.map(([event, pages, priceCents, stock], index): CatalogueArticle => ({
    ...common,
    id: String(4301 + index),
    name: combined([event.name, catalogue], ' – '),
    description: bound(pages),
    pictures: ['laden-buch.svg', event.poster],
    priceCents,
    stock,
    weightGrams: pages * 5,
    goesWith: { events: [event.id] },
  })),
  {
    ...common,
    id: '4307',
    name: {
      de: 'Der letzte Wärter von Kattsand',
      en: 'The Last Keeper of Kattsand',
      fr: 'Le dernier gardien de Kattsand',
      it: 'L’ultimo guardiano di Kattsand',
      nl: 'De laatste wachter van Kattsand',
      es: 'El último farero de Kattsand',
      sv: 'Den siste fyrvaktaren på Kattsand',
      da: 'Den sidste fyrpasser på Kattsand',
    },
    description: {
      de: '31 Jahre auf 142 Stufen: Erinnerungen, aufgeschrieben an langen Winterabenden. 144 Seiten, Taschenbuch, Deutsch.',
      en: '31 years on 142 steps: memories written down on long winter evenings. 144 pages, paperback, in German.',
      fr: '31 ans sur 142 marches : des souvenirs notés pendant les longs soirs d’hiver. 144 pages, broché, en allemand.',
      it: '31 anni su 142 gradini: ricordi scritti nelle lunghe sere d’inverno. 144 pagine, brossura, in tedesco.',
      nl: '31 jaar op 142 treden: herinneringen, opgetekend op lange winteravonden. 144 bladzijden, paperback, Duits.',
      es: '31 años en 142 escalones: recuerdos escritos en las largas noches de invierno. 144 páginas, rústica, en alemán.',
      sv: '31 år på 142 trappsteg: minnen nedtecknade under långa vinterkvällar. 144 sidor, häftad, på tyska.',
      da: '31 år på 142 trin: erindringer skrevet ned på lange vinteraftener. 144 sider, hæftet, på tysk.',
    },
    pictures: ['laden-buch.svg', 'kattsand.svg'],
    priceCents: 1600,
    stock: 33,
    weightGrams: 240,
    goesWith: { events: ['21'] },
  },
  {
    ...common,
    id: '4308',
    name: {
      de: 'Kleine Knotenkunde',
      en: 'A Little Book of Knots',
      fr: 'Petit traité des nœuds',
      it: 'Piccolo manuale dei nodi',
      nl: 'Klein knopenboek',
      es: 'Pequeño manual de nudos',
      sv: 'Liten knopbok',
      da: 'Lille knobbog',
    },
    description: {
      de: '24 Knoten, die halten, und einer, der sich von selbst löst. Mit Tauende zum Üben. 64 Seiten, Bilder ohne Worte.',
      en: '24 knots that hold and one that comes undone by itself. With a length of rope to practise. 64 pages, pictures without words.',
      fr: '24 nœuds qui tiennent et un qui se défait tout seul. Avec un bout de cordage pour s’exercer. 64 pages, images sans paroles.',
      it: '24 nodi che tengono e uno che si scioglie da solo. Con una cima per esercitarsi. 64 pagine, immagini senza parole.',
      nl: '24 knopen die houden en één die vanzelf losgaat. Met een eind touw om te oefenen. 64 bladzijden, beelden zonder woorden.',
      es: '24 nudos que aguantan y uno que se suelta solo. Con un cabo para practicar. 64 páginas, imágenes sin palabras.',
      sv: '24 knopar som håller och en som löser upp sig själv. Med en tamp att öva på. 64 sidor, bilder utan ord.',
      da: '24 knob, der holder, og et, der løsner sig selv. Med en tamp at øve sig på. 64 sider, billeder uden ord.',
    },
    pictures: ['laden-buch.svg'],
    priceCents: 1200,
    stock: 48,
    weightGrams: 190,
  },
  {
    ...common,
    id: '4309',
    name: {
      de: 'Kochbuch der Kombüse',
      en: 'The Galley Cookbook',
      fr: 'La cuisine de bord',
      it: 'Il ricettario di bordo',
      nl: 'Kookboek van de kombuis',
      es: 'La cocina de a bordo',
      sv: 'Kokbok från kabyssen',
      da: 'Kogebog fra kabyssen',
    },
    description: {
      de: 'Labskaus und vierzig andere Gerichte, mit dem, was die Kapitäne darüber schrieben. 160 Seiten, gebunden, Deutsch und Englisch.',
      en: 'Sailors’ hash and forty other dishes, with what the captains wrote about them. 160 pages, hardback, German and English.',
      fr: 'Le labskaus et quarante autres plats, avec ce qu’en écrivaient les capitaines. 160 pages, relié, allemand et anglais.',
      it: 'Il labskaus e altri quaranta piatti, con i commenti dei capitani. 160 pagine, rilegato, in tedesco e inglese.',
      nl: 'Labskaus en veertig andere gerechten, met wat de kapiteins erover schreven. 160 bladzijden, gebonden, Duits en Engels.',
      es: 'El labskaus y otros cuarenta platos, con lo que de ellos escribieron los capitanes. 160 páginas, tapa dura, en alemán e inglés.',
      sv: 'Lapskojs och fyrtio andra rätter, med vad kaptenerna skrev om dem. 160 sidor, inbunden, på tyska och engelska.',
      da: 'Labskovs og fyrre andre retter, med hvad kaptajnerne skrev om dem. 160 sider, indbundet, på tysk og engelsk.',
    },
    pictures: ['laden-buch.svg', 'kapitaensdinner.svg'],
    priceCents: 2450,
    stock: 22,
    weightGrams: 780,
  },
  {
    ...common,
    id: '4310',
    name: {
      de: 'Museumsführer Alte Seewarte',
      en: 'Guide to the Alte Seewarte',
      fr: 'Guide de l’Alte Seewarte',
      it: 'Guida dell’Alte Seewarte',
      nl: 'Museumgids Alte Seewarte',
      es: 'Guía de la Alte Seewarte',
      sv: 'Guide till Alte Seewarte',
      da: 'Guide til Alte Seewarte',
    },
    description: {
      de: 'Elf Räume, neun Jahrhunderte, ein Plan zum Ausklappen. 96 Seiten; sagen Sie uns nach der Bestellung, in welcher unserer acht Sprachen.',
      en: 'Eleven rooms, nine centuries, one fold-out plan. 96 pages; tell us after you have ordered which of our eight languages you prefer.',
      fr: 'Onze salles, neuf siècles, un plan dépliant. 96 pages ; dites-nous après l’achat dans laquelle de nos huit langues.',
      it: 'Undici sale, nove secoli, una pianta pieghevole. 96 pagine; dopo l’acquisto ci dica in quale delle nostre otto lingue.',
      nl: 'Elf zalen, negen eeuwen, één uitvouwbare plattegrond. 96 bladzijden; laat ons na uw bestelling weten in welke van onze acht talen u hem wilt.',
      es: 'Once salas, nueve siglos, un plano desplegable. 96 páginas; díganos después de hacer el pedido en cuál de nuestros ocho idiomas la prefiere.',
      sv: 'Elva rum, nio sekler, en utvikbar plan. 96 sidor; säg till efter beställningen vilket av våra åtta språk du vill ha.',
      da: 'Elleve rum, ni århundreder, en plan til at folde ud. 96 sider; skriv efter din bestilling, hvilket af vores otte sprog du foretrækker.',
    },
    pictures: ['laden-buch.svg', 'stadt-am-strom.svg'],
    priceCents: 900,
    stock: 150,
    weightGrams: 210,
    goesWith: { events: ['14'], tours: ['101', '102', '103'] },
  },
];
