import { timesBetween, tuesdayToSunday } from '../openings.ts';
import { combinedTicket, commonTickets } from '../tickets.ts';
import type { CatalogueEvent } from '../types.ts';
import { venues } from '../venues.ts';

/** The next exhibition: it opens in three weeks, and tickets are on sale now. */
export const weaving: CatalogueEvent = {
  id: '17',
  name: {
    de: 'Kette und Schuss. Segeltuch, Flaggen, Festkleider',
    en: 'Warp and Weft: Sailcloth, Flags and Finery',
    fr: 'Chaîne et trame. Voiles, pavillons, habits de fête',
    it: 'Ordito e trama. Vele, bandiere, abiti della festa',
    nl: 'Schering en inslag. Zeildoek, vlaggen, feestkleding',
    es: 'Urdimbre y trama. Velas, banderas, trajes de fiesta',
    sv: 'Varp och väft. Segelduk, flaggor, festkläder',
    da: 'Kæde og skud. Sejldug, flag og festdragter',
  },
  description: {
    de: '<p>Ohne Weber kein Hafen: Ahrenhafen lebte vom Segeltuch, lange bevor es von der Fracht lebte. Die Ausstellung folgt dem Faden vom Flachsfeld über den Flaggenstock bis ins Brautkleid, das aus einem Focksegel genäht wurde.</p><p>Jeden Sonntag arbeitet der große Webstuhl aus der Tuchmacherei Harms. Sie können sich dazusetzen.</p>',
    en: '<p>No weavers, no port: Ahrenhafen lived by sailcloth long before it lived by freight. The exhibition follows the thread from the flax field to the flagpole, and on to a wedding dress sewn from a foresail.</p><p>Every Sunday the great loom from the Harms cloth works is running. Do pull up a chair.</p>',
    fr: '<p>Sans tisserands, point de port : Ahrenhafen a vécu de la toile à voile bien avant de vivre du fret. L’exposition suit le fil, du champ de lin à la hampe du pavillon, jusqu’à une robe de mariée taillée dans une misaine.</p><p>Chaque dimanche, le grand métier de la manufacture Harms se remet à battre. Prenez place à côté.</p>',
    it: '<p>Senza tessitori, niente porto: Ahrenhafen visse di tela da vele molto prima che di merci. La mostra segue il filo dal campo di lino all’asta della bandiera, fino a un abito da sposa cucito da un trinchetto.</p><p>Ogni domenica il grande telaio della manifattura Harms è in funzione. Si sieda pure accanto.</p>',
    nl: '<p>Zonder wevers geen haven: Ahrenhafen leefde van zeildoek, lang voordat het van vracht leefde. De tentoonstelling volgt de draad van vlasakker tot vlaggenstok, en verder tot een bruidsjurk die uit een fok werd genaaid.</p><p>Elke zondag draait het grote weefgetouw uit lakenfabriek Harms. Schuif gerust aan.</p>',
    es: '<p>Sin tejedores no hay puerto: Ahrenhafen vivió de la lona mucho antes que de la carga. La exposición sigue el hilo del campo de lino al asta de la bandera y hasta un traje de novia cosido con una vela de trinquete.</p><p>Todos los domingos funciona el gran telar de la fábrica Harms. Siéntese a mirar de cerca.</p>',
    sv: '<p>Utan vävare ingen hamn: Ahrenhafen levde på segelduk långt innan staden levde på frakt. Utställningen följer tråden från linåkern till flaggstången och vidare till en brudklänning som syddes av en fock.</p><p>Varje söndag är den stora vävstolen från Harms klädesfabrik i gång. Slå dig gärna ner.</p>',
    da: '<p>Uden vævere ingen havn: Ahrenhafen levede af sejldug, længe før byen levede af fragt. Udstillingen følger tråden fra hørmarken til flagstangen og videre til en brudekjole, der blev syet af en fok.</p><p>Hver søndag er den store væv fra klædefabrikken Harms i gang. Sæt dig endelig ned.</p>',
  },
  poster: 'kette-und-schuss.svg',
  posterAlt: {
    de: 'Plakat: ein rundes Stück Köperbindung aus roten, blauen und weißen Fäden, der Rand ausgefranst',
    en: 'Poster: a round piece of twill in red, blue and white threads, frayed at the edge',
    fr: 'Affiche : un rond de sergé en fils rouges, bleus et blancs, au bord effiloché',
    it: 'Manifesto: un tondo di saia in fili rossi, blu e bianchi, sfrangiato ai bordi',
    nl: 'Affiche: een rond stuk keperweefsel van rode, blauwe en witte draden, aan de rand gerafeld',
    es: 'Cartel: un círculo de sarga en hilos rojos, azules y blancos, deshilachado en el borde',
    sv: 'Affisch: en rund bit kypert i röda, blå och vita trådar, fransig i kanten',
    da: 'Plakat: et rundt stykke kiper i røde, blå og hvide tråde, flosset i kanten',
  },
  venue: venues.greatHall,
  groups: ['2', '3'],
  sequence_no: 6,
  opening: {
    weekdays: tuesdayToSunday,
    fromDay: 21,
    toDay: 150,
    times: timesBetween('10:00', '16:30', 30),
    places: 50,
    boxOffice: [
      { day: 21, left: 0 },
      { day: 22, time: '11:00', left: 6 },
    ],
  },
  tickets: [
    ...commonTickets('17', { adult: 1200, reduced: 800, child: 400, underSix: 0 }),
    combinedTicket('17', 1700),
  ],
};
