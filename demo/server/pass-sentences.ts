import type { Text } from '../museum/catalogue/types.ts';

/** Error messages about annual passes and their owners, by `code`. */
export const PASS_SENTENCES = {
  OWNER_COUNT: {
    de: 'Zu „{pass}“ gehört für jede Karte eine Person: Karten {count}, Personen {owners}.',
    en: 'Enter one person for each “{pass}”: {owners} of {count} entered.',
    fr: '« {pass} » demande une personne par carte : cartes {count}, personnes {owners}.',
    it: '«{pass}» richiede una persona per ogni tessera: tessere {count}, persone {owners}.',
    nl: 'Bij ‘{pass}’ hoort voor elke kaart één persoon: kaarten {count}, personen {owners}.',
    es: '«{pass}» requiere una persona por carné: carnés {count}, personas {owners}.',
    sv: '”{pass}” kräver en person per kort: kort {count}, personer {owners}.',
    da: '»{pass}« kræver én person pr. kort: kort {count}, personer {owners}.',
  },
  OWNER_INCOMPLETE: {
    de: 'Bitte nennen Sie zu „{pass}“, Karte {number}, Vornamen, Nachnamen und die ganze Anschrift.',
    en: 'Enter the first name, last name and full address for “{pass}”, pass {number}.',
    fr: 'Veuillez indiquer le prénom, le nom et l’adresse complète pour « {pass} », carte {number}.',
    it: 'Indichi nome, cognome e indirizzo completo per «{pass}», tessera {number}.',
    nl: 'Vul voornaam, achternaam en het volledige adres in voor ‘{pass}’, kaart {number}.',
    es: 'Indique el nombre, los apellidos y la dirección completa para «{pass}», carné {number}.',
    sv: 'Ange förnamn, efternamn och hela adressen för ”{pass}”, kort {number}.',
    da: 'Angiv fornavn, efternavn og hele adressen til »{pass}«, kort {number}.',
  },
  OWNER_TOO_LONG: {
    de: 'Bitte kürzen Sie die Angaben zu „{pass}“, Karte {number}, auf höchstens {max} Zeichen je Feld.',
    en: 'Shorten the details for “{pass}”, pass {number}, to {max} characters or fewer per field.',
    fr: 'Veuillez limiter les indications pour « {pass} », carte {number}, à {max} caractères par champ.',
    it: 'Usi al massimo {max} caratteri per campo per «{pass}», tessera {number}.',
    nl: 'Gebruik hooguit {max} tekens per veld voor ‘{pass}’, kaart {number}.',
    es: 'Utilice {max} caracteres por campo como máximo para «{pass}», carné {number}.',
    sv: 'Använd högst {max} tecken per fält för ”{pass}”, kort {number}.',
    da: 'Brug højst {max} tegn pr. felt til »{pass}«, kort {number}.',
  },
  OWNER_COUNTRY: {
    de: 'Bitte wählen Sie zu „{pass}“, Karte {number}, ein Land aus der Liste.',
    en: 'Choose a country from the list for “{pass}”, pass {number}.',
    fr: 'Veuillez choisir un pays de la liste pour « {pass} », carte {number}.',
    it: 'Scelga un Paese dall’elenco per «{pass}», tessera {number}.',
    nl: 'Kies een land uit de lijst voor ‘{pass}’, kaart {number}.',
    es: 'Elija un país de la lista para «{pass}», carné {number}.',
    sv: 'Välj ett land i listan för ”{pass}”, kort {number}.',
    da: 'Vælg et land på listen til »{pass}«, kort {number}.',
  },
} satisfies Record<string, Text>;
