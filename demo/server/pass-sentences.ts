import type { Text } from '../museum/catalogue/types.ts';

/** Error messages about annual passes and their owners, by `code`. */
export const PASS_SENTENCES = {
  OWNER_COUNT: {
    de: 'Bitte nennen Sie für jede Karte „{pass}“ eine Person: {owners} von {count} angegeben.',
    en: 'Enter one person for each “{pass}”: {owners} of {count} entered.',
    fr: 'Indiquez une personne pour chaque « {pass} » : {owners} sur {count} pour l’instant.',
    it: 'Indichi una persona per ogni «{pass}»: inserite {owners} su {count}.',
    nl: 'Vul voor elke ‘{pass}’ één persoon in: {owners} van {count} ingevuld.',
    es: 'Indique una persona para cada «{pass}»: ha indicado {owners} de {count}.',
    sv: 'Ange en person för varje ”{pass}”: {owners} av {count} angivna.',
    da: 'Angiv én person for hvert »{pass}«: {owners} af {count} er angivet.',
  },
  OWNER_INCOMPLETE: {
    de: 'Bitte geben Sie für „{pass}“, Jahreskarte {number}, Vorname, Nachname und vollständige Adresse an.',
    en: 'Enter the first name, last name and full address for “{pass}”, pass {number}.',
    fr: 'Indiquez le prénom, le nom et l’adresse complète pour « {pass} », carte {number}.',
    it: 'Inserisca nome, cognome e indirizzo completo per «{pass}», tessera {number}.',
    nl: 'Vul de voornaam, de achternaam en het volledige adres in voor ‘{pass}’, jaarkaart {number}.',
    es: 'Indique el nombre, los apellidos y la dirección completa para «{pass}», carné {number}.',
    sv: 'Ange förnamn, efternamn och fullständig adress för ”{pass}”, årskort {number}.',
    da: 'Indtast fornavn, efternavn og hele adressen til »{pass}«, årskort {number}.',
  },
  OWNER_TOO_LONG: {
    de: 'Bitte kürzen Sie die Daten für „{pass}“, Jahreskarte {number}, auf höchstens {max} Zeichen pro Feld.',
    en: 'Shorten the details for “{pass}”, pass {number}, to {max} characters or fewer per field.',
    fr: 'Limitez les informations pour « {pass} », carte {number}, à {max} caractères par champ.',
    it: 'Per «{pass}», tessera {number}, usi al massimo {max} caratteri per campo.',
    nl: 'Gebruik maximaal {max} tekens per veld voor ‘{pass}’, jaarkaart {number}.',
    es: 'Acorte los datos de «{pass}», carné {number}, a {max} caracteres por campo como máximo.',
    sv: 'Använd högst {max} tecken per fält för ”{pass}”, årskort {number}.',
    da: 'Forkort oplysningerne til »{pass}«, årskort {number}, til højst {max} tegn pr. felt.',
  },
  OWNER_COUNTRY: {
    de: 'Bitte wählen Sie für „{pass}“, Jahreskarte {number}, ein Land aus der Liste.',
    en: 'Choose a country from the list for “{pass}”, pass {number}.',
    fr: 'Choisissez un pays de la liste pour « {pass} », carte {number}.',
    it: 'Scelga un Paese dall’elenco per «{pass}», tessera {number}.',
    nl: 'Kies een land uit de lijst voor ‘{pass}’, jaarkaart {number}.',
    es: 'Elija un país de la lista para «{pass}», carné {number}.',
    sv: 'Välj ett land i listan för ”{pass}”, årskort {number}.',
    da: 'Vælg et land på listen til »{pass}«, årskort {number}.',
  },
} satisfies Record<string, Text>;
