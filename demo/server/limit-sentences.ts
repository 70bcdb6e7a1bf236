import type { Text } from '../museum/catalogue/types.ts';

/** Error messages for orders that are too large, by `code`. */
export const LIMIT_SENTENCES = {
  TOO_MANY_PLACES_AT_A_TIME: {
    de: '{event}: Für denselben Termin können Sie in einer Bestellung höchstens {max} Plätze buchen.',
    en: '{event}: you can book {max} places at most for the same time in one order.',
    fr: '{event} : vous pouvez réserver {max} places au plus pour la même date dans une commande.',
    it: '{event}: in un ordine può prenotare al massimo {max} posti per lo stesso appuntamento.',
    nl: '{event}: in één bestelling kunt u hooguit {max} plaatsen voor hetzelfde tijdstip boeken.',
    es: '{event}: en un pedido puede reservar {max} plazas como máximo para la misma fecha.',
    sv: '{event}: i en beställning kan du boka högst {max} platser till samma tid.',
    da: '{event}: I én bestilling kan du højst bestille {max} pladser til samme tidspunkt.',
  },
  TOO_MANY_PLACES: {
    de: 'In einer Bestellung können Sie höchstens {max} Plätze buchen. Bitte bestellen Sie die übrigen getrennt.',
    en: 'You can book {max} places at most in one order. Please order the others separately.',
    fr: 'Vous pouvez réserver {max} places au plus dans une commande. Veuillez commander les autres séparément.',
    it: 'In un ordine può prenotare al massimo {max} posti. Ordini gli altri separatamente.',
    nl: 'In één bestelling kunt u hooguit {max} plaatsen boeken. Bestel de overige apart.',
    es: 'En un pedido puede reservar {max} plazas como máximo. Pida las demás por separado.',
    sv: 'I en beställning kan du boka högst {max} platser. Beställ de övriga separat.',
    da: 'I én bestilling kan du højst bestille {max} pladser. Bestil de øvrige særskilt.',
  },
  TOO_MANY_PIECES: {
    de: 'In einer Bestellung können Sie höchstens {max} Artikel, Jahreskarten und Gutscheine kaufen. Bitte verringern Sie die Anzahl.',
    en: 'You can buy {max} articles, annual passes and vouchers at most in one order. Please reduce the number.',
    fr: 'Vous pouvez acheter {max} articles, cartes annuelles et bons cadeaux au plus dans une commande. Veuillez réduire le nombre.',
    it: 'In un ordine può acquistare al massimo {max} tra articoli, tessere annuali e buoni regalo. Riduca la quantità.',
    nl: 'In één bestelling kunt u hooguit {max} artikelen, jaarkaarten en cadeaubonnen kopen. Verlaag het aantal.',
    es: 'En un pedido puede comprar {max} artículos, carnés anuales y vales regalo como máximo. Reduzca la cantidad.',
    sv: 'I en beställning kan du köpa högst {max} varor, årskort och presentkort. Minska antalet.',
    da: 'I én bestilling kan du højst købe {max} varer, årskort og gavekort. Nedsæt antallet.',
  },
  TOO_MUCH_HELD: {
    de: 'Von Ihrem Internetanschluss aus ist gerade zu viel reserviert, das noch nicht bezahlt ist.',
    en: 'Too much is reserved from your internet connection right now that has not been paid for.',
    fr: 'Trop de réservations non encore payées ont été faites depuis votre connexion Internet.',
    it: 'Dalla sua connessione a Internet risultano al momento troppe prenotazioni non ancora pagate.',
    nl: 'Via uw internetverbinding is op dit moment te veel gereserveerd dat nog niet is betaald.',
    es: 'Desde su conexión a Internet hay en este momento demasiadas reservas sin pagar.',
    sv: 'Från din internetanslutning är just nu för mycket reserverat som inte är betalt.',
    da: 'Fra din internetforbindelse er der lige nu reserveret for meget, som endnu ikke er betalt.',
  },
} satisfies Record<string, Text>;
