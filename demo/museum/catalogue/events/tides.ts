import { timesBetween, tuesdayToSunday } from '../openings.ts';
import { combinedTicket, commonTickets } from '../tickets.ts';
import type { CatalogueEvent } from '../types.ts';
import { venues } from '../venues.ts';

/** The museum's main exhibition: nearly always available, with one day and one slot sold out and one slot nearly sold out. */
export const tides: CatalogueEvent = {
  id: '12',
  name: {
    de: 'Gezeiten. Das Meer im Takt',
    en: 'Tides: The Sea Keeps Time',
    fr: 'Marées. La mer bat la mesure',
    it: 'Maree. Il ritmo del mare',
    nl: 'Getijden. De zee in de maat',
    es: 'Mareas. El mar lleva el compás',
    sv: 'Tidvatten. Havet håller takten',
    da: 'Tidevand. Havet holder takten',
  },
  description: {
    de: '<p>Zweimal am Tag kommt das Meer nach Ahrenhafen, zweimal geht es wieder. Die Ausstellung erzählt, wie Lotsen, Krabbenfischer und die Rechner der Seewarte gelernt haben, den Mond zu lesen – mit einer Gezeitenrechenmaschine von 1914, die jeden Tag um 12 Uhr noch einmal das Hochwasser von morgen vorhersagt.</p><p>Im letzten Raum stehen Sie zwischen Ebbe und Flut: eine Klanginstallation mit den Pegeldaten der vergangenen Nacht.</p>',
    en: '<p>Twice a day the sea comes to Ahrenhafen, and twice a day it leaves again. This exhibition tells how pilots, shrimp fishers and the observatory’s own computers – people with pencils – learned to read the moon. Every day at noon a tide-predicting machine of 1914 works out tomorrow’s high water once more.</p><p>In the last room you stand between ebb and flood, in a sound installation played from last night’s gauge readings.</p>',
    fr: '<p>Deux fois par jour, la mer vient à Ahrenhafen ; deux fois par jour, elle s’en retourne. L’exposition raconte comment pilotes, pêcheurs de crevettes et calculateurs de l’observatoire ont appris à lire la lune. Chaque jour à midi, une machine à prédire les marées de 1914 annonce la pleine mer du lendemain.</p><p>Dans la dernière salle, vous voici entre flux et reflux : une installation sonore jouée d’après les relevés de la nuit.</p>',
    it: '<p>Due volte al giorno il mare arriva ad Ahrenhafen e due volte se ne va. La mostra racconta come piloti, pescatori di gamberetti e calcolatori dell’osservatorio impararono a leggere la luna. Ogni giorno a mezzogiorno una macchina del 1914 calcola ancora una volta l’alta marea di domani.</p><p>Nell’ultima sala ci si ritrova tra flusso e riflusso: un’installazione sonora suonata con i dati del mareografo della notte precedente.</p>',
    nl: '<p>Twee keer per dag komt de zee naar Ahrenhafen en twee keer trekt ze zich weer terug. De tentoonstelling vertelt hoe loodsen, garnalenvissers en de rekenaars van het observatorium de maan leerden lezen. Elke dag om 12 uur voorspelt een getijdenmachine uit 1914 opnieuw het hoogwater van morgen.</p><p>In de laatste zaal staat u tussen eb en vloed, in een geluidsinstallatie met de peilgegevens van de afgelopen nacht.</p>',
    es: '<p>Dos veces al día el mar llega a Ahrenhafen y dos veces se marcha. La exposición cuenta cómo prácticos, pescadores de camarón y calculistas del observatorio aprendieron a leer la luna. Cada día a mediodía, una máquina de 1914 vuelve a predecir la pleamar de mañana.</p><p>En la última sala estará usted entre la bajamar y la pleamar: una instalación sonora interpretada con los datos del mareógrafo de la noche anterior.</p>',
    sv: '<p>Två gånger om dagen kommer havet till Ahrenhafen, och två gånger drar det sig tillbaka. Utställningen berättar hur lotsar, räkfiskare och observatoriets räknare lärde sig läsa månen. Varje dag klockan 12 förutsäger en tidvattenmaskin från 1914 än en gång morgondagens högvatten.</p><p>I det sista rummet står du mellan ebb och flod, i en ljudinstallation som spelas av nattens pegeldata.</p>',
    da: '<p>To gange om dagen kommer havet til Ahrenhafen, og to gange trækker det sig tilbage. Udstillingen fortæller, hvordan lodser, rejefiskere og observatoriets regnere lærte at læse månen. Hver dag kl. 12 forudsiger en tidevandsmaskine fra 1914 endnu en gang morgendagens højvande.</p><p>I det sidste rum står du mellem ebbe og flod i en lydinstallation, der spilles af nattens vandstandsmålinger.</p>',
  },
  poster: 'gezeiten.svg',
  posterAlt: {
    de: 'Plakat: eine rote Sonne steht halb im Meer, ihr Spiegelbild liegt in Streifen auf den Wellen',
    en: 'Poster: a red sun half sunk in the sea, its reflection lying in strips on the waves',
    fr: 'Affiche : un soleil rouge à demi plongé dans la mer, son reflet en bandes sur les vagues',
    it: 'Manifesto: un sole rosso a metà nel mare, il suo riflesso a strisce sulle onde',
    nl: 'Affiche: een rode zon half in zee, haar spiegeling in stroken op de golven',
    es: 'Cartel: un sol rojo medio hundido en el mar, su reflejo en franjas sobre las olas',
    sv: 'Affisch: en röd sol till hälften i havet, spegelbilden ligger i strimmor på vågorna',
    da: 'Plakat: en rød sol halvt i havet, spejlbilledet ligger i striber på bølgerne',
  },
  venue: venues.greatHall,
  groups: ['2'],
  sequence_no: 1,
  opening: {
    weekdays: tuesdayToSunday,
    fromDay: 0,
    toDay: 120,
    times: timesBetween('10:00', '16:30', 30),
    places: 60,
    boxOffice: [
      { day: 3, left: 0 },
      { day: 5, time: '11:00', left: 0 },
      { day: 5, time: '14:30', left: 4 },
      { day: 9, time: '10:30', left: 7 },
    ],
  },
  tickets: [
    ...commonTickets('12', { adult: 1400, reduced: 900, child: 500, underSix: 0 }),
    combinedTicket('12', 1900),
  ],
};
