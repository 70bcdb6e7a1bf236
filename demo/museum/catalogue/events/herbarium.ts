import { timesBetween } from '../openings.ts';
import { commonTickets } from '../tickets.ts';
import type { CatalogueEvent } from '../types.ts';
import { venues } from '../venues.ts';

/** Sensitive to light: open only from Friday to Sunday, with few places. */
export const herbarium: CatalogueEvent = {
  id: '13',
  name: {
    de: 'Gepresst. Das Herbarium der Kapitäne',
    en: 'Pressed: The Captains’ Herbarium',
    fr: 'Sous presse. L’herbier des capitaines',
    it: 'Foglie di rotta. L’erbario dei capitani',
    nl: 'Geperst. Het herbarium van de kapiteins',
    es: 'Entre hojas. El herbario de los capitanes',
    sv: 'Pressat. Kaptenernas herbarium',
    da: 'Presset. Kaptajnernes herbarium',
  },
  description: {
    de: '<p>Zwischen Logbuchseiten und Löschpapier brachten Ahrenhafener Kapitäne Pflanzen aus aller Welt nach Hause: Farne aus Valparaíso, Tang von den Färöern, ein Mohn, den niemand bestimmen konnte. 140 Blätter aus 11 000 zeigen wir zum ersten Mal.</p><p>Papier verträgt wenig Licht. Deshalb öffnen wir das Kabinett nur freitags bis sonntags.</p>',
    en: '<p>Between logbook pages and blotting paper, the captains of Ahrenhafen brought home plants from all over the world: ferns from Valparaíso, seaweed from the Faroes, a poppy nobody could name. Of 11,000 sheets, 140 are on view for the first time.</p><p>Paper can bear little light, so the room opens from Friday to Sunday only.</p>',
    fr: '<p>Entre les pages du journal de bord et le papier buvard, les capitaines d’Ahrenhafen rapportaient des plantes du monde entier : fougères de Valparaíso, algues des Féroé, un pavot que personne n’a su nommer. Sur 11 000 planches, 140 sont montrées pour la première fois.</p><p>Le papier craint la lumière : le cabinet n’ouvre que du vendredi au dimanche.</p>',
    it: '<p>Tra le pagine del giornale di bordo e la carta assorbente, i capitani di Ahrenhafen portavano a casa piante da tutto il mondo: felci da Valparaíso, alghe dalle Fær Øer, un papavero a cui nessuno seppe dare un nome. Di 11.000 fogli ne esponiamo 140 per la prima volta.</p><p>La carta teme la luce: il gabinetto apre solo dal venerdì alla domenica.</p>',
    nl: '<p>Tussen logboekbladen en vloeipapier brachten kapiteins uit Ahrenhafen planten van over de hele wereld mee naar huis: varens uit Valparaíso, wier van de Faeröer, een klaproos die niemand kon thuisbrengen. Van de 11.000 bladen tonen we er 140 voor het eerst.</p><p>Papier verdraagt weinig licht. Daarom is het kabinet alleen van vrijdag tot en met zondag open.</p>',
    es: '<p>Entre las páginas del cuaderno de bitácora y papel secante, los capitanes de Ahrenhafen traían plantas de todo el mundo: helechos de Valparaíso, algas de las Feroe, una amapola que nadie supo clasificar. De 11 000 pliegos mostramos 140 por primera vez.</p><p>El papel tolera poca luz: el gabinete abre solo de viernes a domingo.</p>',
    sv: '<p>Mellan loggboksblad och läskpapper tog Ahrenhafens kaptener hem växter från hela världen: ormbunkar från Valparaíso, tång från Färöarna, en vallmo som ingen kunde bestämma. Av 11 000 ark visas 140 för första gången.</p><p>Papper tål lite ljus. Därför öppnar vi kabinettet bara fredag till söndag.</p>',
    da: '<p>Mellem logbogssider og trækpapir bragte Ahrenhafens kaptajner planter hjem fra hele verden: bregner fra Valparaíso, tang fra Færøerne, en valmue, som ingen kunne bestemme. Af 11.000 ark viser vi 140 for første gang.</p><p>Papir tåler kun lidt lys. Derfor er kabinettet kun åbent fredag til søndag.</p>',
  },
  poster: 'herbarium.svg',
  posterAlt: {
    de: 'Plakat: Farne und Zweige als Scherenschnitt vor einer dunkelgrünen Scheibe, dazwischen rote Früchte',
    en: 'Poster: ferns and branches cut like silhouettes across a dark green disc, with red fruit between them',
    fr: 'Affiche : fougères et rameaux en silhouette sur un disque vert sombre, parmi des fruits rouges',
    it: 'Manifesto: sagome di felci e rami su un disco verde scuro, tra frutti rossi',
    nl: 'Affiche: silhouetten van varens en takken voor een donkergroene schijf, met rode vruchten ertussen',
    es: 'Cartel: siluetas de helechos y ramas sobre un disco verde oscuro, con frutos rojos',
    sv: 'Affisch: ormbunkar och kvistar i silhuett mot en mörkgrön skiva, med röda frukter emellan',
    da: 'Plakat: bregner og kviste i silhuet mod en mørkegrøn skive med røde frugter imellem',
  },
  venue: venues.cabinet,
  groups: ['2'],
  sequence_no: 5,
  opening: {
    weekdays: [5, 6, 7],
    fromDay: 0,
    toDay: 75,
    times: timesBetween('11:00', '16:00', 60),
    places: 24,
    boxOffice: [
      { day: 2, time: '14:00', left: 3 },
      { day: 2, time: '15:00', left: 0 },
      { day: 10, time: '11:00', left: 5 },
    ],
  },
  tickets: commonTickets('13', { adult: 800, reduced: 500, child: 300, underSix: 0 }),
};
