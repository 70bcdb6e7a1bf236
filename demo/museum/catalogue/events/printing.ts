import { tuesdayToSunday } from '../openings.ts';
import { commonTickets } from '../tickets.ts';
import type { CatalogueEvent } from '../types.ts';
import { venues } from '../venues.ts';

/** The workshop at one small press: three places for each time. */
export const printing: CatalogueEvent = {
  id: '19',
  name: {
    de: 'Blei und Farbe. Werkstatt in der Hafendruckerei',
    en: 'Lead and Ink: Workshop in the Print Shop',
    fr: 'Plomb et encre. Atelier à l’imprimerie du port',
    it: 'Piombo e inchiostro. Laboratorio in tipografia',
    nl: 'Lood en inkt. Workshop in de havendrukkerij',
    es: 'Plomo y tinta. Taller en la imprenta del puerto',
    sv: 'Bly och färg. Verkstad i hamntryckeriet',
    da: 'Bly og farve. Værksted i havnetrykkeriet',
  },
  description: {
    de: '<p>Setzkasten, Winkelhaken, Spiegelschrift: An der Tiegelpresse von 1911 setzen Sie Ihren Namen aus Holzlettern und drucken ihn in zwei Farben. Das Plakat nehmen Sie nass mit nach Hause.</p><p>Für Kinder ab acht Jahren und alle, die sie begleiten. Es gibt nur drei Plätze je Termin, denn es gibt nur eine Presse.</p>',
    en: '<p>Type case, composing stick, everything back to front: at our platen press of 1911 you set your name in wood type and print it in two colours. The poster goes home with you while the ink is still wet.</p><p>For children aged eight and over and those who come with them. There are only three places each time, because there is only one press.</p>',
    fr: '<p>Casse, composteur, lettres à l’envers : à la presse à platine de 1911, vous composez votre nom en caractères de bois et l’imprimez en deux couleurs. L’affiche part avec vous, l’encre encore fraîche.</p><p>Pour les enfants dès huit ans et ceux qui les accompagnent. Trois places par séance seulement : il n’y a qu’une presse.</p>',
    it: '<p>Cassa, compositoio, lettere alla rovescia: alla platina del 1911 può comporre il suo nome con caratteri di legno e stamparlo in due colori. Il manifesto si porta a casa ancora fresco d’inchiostro.</p><p>Per bambini dagli otto anni e per chi li accompagna. Solo tre posti per turno, perché la macchina è una sola.</p>',
    nl: '<p>Letterkast, zethaak, alles in spiegelschrift: aan de degelpers uit 1911 zet u uw naam in houten letters en drukt u hem in twee kleuren. Het affiche gaat nat mee naar huis.</p><p>Voor kinderen vanaf acht jaar en wie er met hen meekomt. Er zijn maar drie plaatsen per keer, want er is maar één pers.</p>',
    es: '<p>Caja, componedor, letras al revés: en la minerva de 1911 compone usted su nombre con tipos de madera y lo imprime a dos tintas. El cartel se lo lleva a casa con la tinta aún fresca.</p><p>Para niños a partir de ocho años y quienes los acompañen. Solo hay tres plazas por sesión, porque solo hay una prensa.</p>',
    sv: '<p>Stilkast, vinkelhake, spegelvänt: vid digelpressen från 1911 sätter du ditt namn med trästilar och trycker det i två färger. Affischen tar du med dig hem medan färgen är våt.</p><p>För barn från åtta år och alla som följer med. Bara tre platser per gång, eftersom det bara finns en press.</p>',
    da: '<p>Sættekasse, vinkelhage, spejlskrift: Ved digelpressen fra 1911 sætter du dit navn med trætyper og trykker det i to farver. Plakaten kommer med hjem, mens farven stadig er våd.</p><p>For børn fra otte år og dem, de har med. Der er kun tre pladser pr. gang, for der er kun én presse.</p>',
  },
  poster: 'blei-und-farbe.svg',
  posterAlt: {
    de: 'Plakat: ein großes Et-Zeichen über roter und gelber Scheibe, mit Passkreuzen wie auf dem Andruck',
    en: 'Poster: a large ampersand over a red and a yellow disc, with register marks as on a proof',
    fr: 'Affiche : une grande esperluette sur un disque rouge et un jaune, avec les repères d’une épreuve',
    it: 'Manifesto: una grande e commerciale su un disco rosso e uno giallo, con i crocini di registro',
    nl: 'Affiche: een grote ampersand over een rode en een gele schijf, met paskruizen als op een proefdruk',
    es: 'Cartel: un gran signo & sobre un disco rojo y otro amarillo, con las cruces de registro de una prueba',
    sv: 'Affisch: ett stort et-tecken över en röd och en gul skiva, med passkors som på ett provtryck',
    da: 'Plakat: et stort et-tegn over en rød og en gul skive, med paskryds som på et prøvetryk',
  },
  venue: venues.printShop,
  groups: ['3'],
  sequence_no: 8,
  opening: {
    weekdays: tuesdayToSunday,
    fromDay: 0,
    toDay: 60,
    times: ['10:30', '12:00', '14:00', '15:30'],
    places: 3,
    boxOffice: [
      { day: 1, time: '10:30', left: 0 },
      { day: 2, time: '14:00', left: 1 },
      { day: 4, left: 0 },
    ],
  },
  tickets: [
    ...commonTickets('19', { adult: 1200 }),
    {
      id: '1903',
      name: {
        de: 'Kinder 8–17',
        en: 'Child 8–17',
        fr: 'Enfant 8–17 ans',
        it: 'Ragazzi 8–17 anni',
        nl: 'Kind 8–17 jaar',
        es: 'Niños de 8 a 17 años',
        sv: 'Barn 8–17 år',
        da: 'Barn 8–17 år',
      },
      priceCents: 850,
      vat: 7,
      mode: 1,
    },
  ],
};
