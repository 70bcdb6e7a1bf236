import { timesBetween, tuesdayToSunday } from '../openings.ts';
import { combinedTicket, commonTickets } from '../tickets.ts';
import type { CatalogueEvent } from '../types.ts';
import { venues } from '../venues.ts';

/** Closes soon: ten days are left. */
export const faience: CatalogueEvent = {
  id: '16',
  name: {
    de: 'Scherben bringen Glück. Fayencen aus dem Hafenschlick',
    en: 'Lucky Shards: Faience from the Harbour Mud',
    fr: 'Éclats de chance. Faïences de la vase du port',
    it: 'Cocci fortunati. Maioliche dal fango del porto',
    nl: 'Scherven brengen geluk. Faience uit het havenslib',
    es: 'Pedazos de suerte. Lozas del fango del puerto',
    sv: 'Lyckoskärvor. Fajanser ur hamnslammet',
    da: 'Lykkelige skår. Fajancer fra havnens mudder',
  },
  description: {
    de: '<p>Als das Hafenbecken 2019 ausgebaggert wurde, kamen 4 312 Scherben ans Licht: der Hausrat einer ganzen Stadt, in drei Jahrhunderten über Bord gegangen. Restauratorinnen haben daraus 38 Teller, Krüge und Kacheln zusammengesetzt – und ihre Lücken gelassen, wo sie hingehören.</p><p>Letzte Tage der Ausstellung. Am Werktisch dürfen auch Sie puzzeln.</p>',
    en: '<p>When the harbour basin was dredged in 2019, 4,312 shards came to light: the crockery of a whole town, lost overboard in the course of three centuries. Our conservators have put together 38 plates, jugs and tiles from them – and left the gaps where they belong.</p><p>These are the last days. At the workbench you may try a puzzle of your own.</p>',
    fr: '<p>En 2019, le dragage du bassin a mis au jour 4 312 tessons : la vaisselle de toute une ville, passée par-dessus bord en trois siècles. Nos restauratrices en ont recomposé 38 assiettes, cruches et carreaux, en laissant les manques là où ils sont.</p><p>Derniers jours ! À l’établi, à vous de jouer au puzzle.</p>',
    it: '<p>Nel 2019, dragando il bacino del porto, sono venuti alla luce 4.312 cocci: le stoviglie di un’intera città, finite in acqua nel corso di tre secoli. Le nostre restauratrici ne hanno ricomposto 38 tra piatti, brocche e piastrelle, lasciando i vuoti al loro posto.</p><p>Ultimi giorni. Al banco da lavoro può provare di persona.</p>',
    nl: '<p>Toen het havenbekken in 2019 werd uitgebaggerd, kwamen er 4.312 scherven boven: het servies van een hele stad, in drie eeuwen overboord gegaan. Onze restauratoren legden er 38 borden, kannen en tegels van in elkaar – en lieten de gaten waar ze horen.</p><p>Laatste dagen. Aan de werktafel mag u zelf puzzelen.</p>',
    es: '<p>Al dragar la dársena en 2019 salieron a la luz 4312 fragmentos: la vajilla de toda una ciudad, caída por la borda a lo largo de tres siglos. Nuestras restauradoras han recompuesto 38 platos, jarras y azulejos, y han dejado los huecos donde deben estar.</p><p>Últimos días. En la mesa de trabajo puede probar usted también.</p>',
    sv: '<p>När hamnbassängen muddrades 2019 kom 4 312 skärvor i dagen: en hel stads husgeråd, som gått överbord under tre sekler. Våra konservatorer har fogat samman 38 tallrikar, krus och kakelplattor – och låtit luckorna vara kvar där de hör hemma.</p><p>Sista dagarna. Vid arbetsbordet får du själv lägga pussel.</p>',
    da: '<p>Da havnebassinet blev uddybet i 2019, kom 4.312 skår for dagen: en hel bys service, røget over bord gennem tre århundreder. Vores konservatorer har samlet 38 tallerkener, krus og fliser – og ladet hullerne blive, hvor de hører til.</p><p>Sidste dage. Ved arbejdsbordet må du selv prøve at lægge puslespil.</p>',
  },
  poster: 'fayencen.svg',
  posterAlt: {
    de: 'Plakat: ein zerbrochener blau-weißer Teller mit einem Hering in der Mitte, auf Rosa ausgelegt',
    en: 'Poster: a broken blue and white plate with a herring in the middle, laid out on pink',
    fr: 'Affiche : une assiette bleu et blanc brisée, un hareng au centre, posée sur fond rose',
    it: 'Manifesto: un piatto bianco e blu in frantumi con un’aringa al centro, su fondo rosa',
    nl: 'Affiche: een gebroken blauw-wit bord met een haring in het midden, uitgelegd op roze',
    es: 'Cartel: un plato blanco y azul roto, con un arenque en el centro, sobre fondo rosa',
    sv: 'Affisch: en trasig blåvit tallrik med en sill i mitten, utlagd på rosa',
    da: 'Plakat: en knust blåhvid tallerken med en sild i midten, lagt ud på lyserødt',
  },
  venue: venues.vault,
  groups: ['2'],
  sequence_no: 3,
  opening: {
    weekdays: tuesdayToSunday,
    fromDay: 0,
    toDay: 10,
    times: timesBetween('10:30', '16:30', 60),
    places: 36,
    boxOffice: [
      { day: 1, time: '13:30', left: 5 },
      { day: 4, left: 0 },
      { day: 6, time: '14:30', left: 0 },
    ],
  },
  tickets: [
    ...commonTickets('16', { adult: 1000, reduced: 700, child: 400, underSix: 0 }),
    combinedTicket('16', 1500),
  ],
};
