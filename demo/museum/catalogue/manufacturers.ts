import type { Manufacturer } from './articleTypes.ts';

/** Made-up manufacturers with e-mail addresses that do not exist. */
export const manufacturers = {
  museum: {
    name: 'Stiftung Seewarte Ahrenhafen',
    address: 'Am Pegelhaus 1, 25399 Ahrenhafen, Deutschland',
    email: 'laden@alte-seewarte.example',
  },
  printShop: {
    name: 'Hafendruckerei Ahrenhafen',
    address: 'Am Pegelhaus 3, 25399 Ahrenhafen, Deutschland',
    email: 'druck@hafendruckerei.example',
  },
  toyMaker: {
    name: 'Holzwerk Brodersen',
    address: 'Deichreihe 12, 25399 Ahrenhafen, Deutschland',
    email: 'sicher@holzwerk-brodersen.example',
  },
  games: {
    name: 'Spilfabrikken Vandkant ApS',
    address: 'Havnegade 8, 6700 Esbjerg, Danmark',
    email: 'kontakt@vandkant.example',
  },
  instruments: {
    name: 'Feinmechanik Lübbers GmbH',
    address: 'Uhrmachergasse 4, 25399 Ahrenhafen, Deutschland',
    email: 'service@luebbers.example',
  },
  weaver: {
    name: 'Tuchmacherei Harms',
    address: 'Bleichwiese 2, 25399 Ahrenhafen, Deutschland',
    email: 'post@tuch-harms.example',
  },
  pottery: {
    name: 'Töpferei am Siel',
    address: 'Sielstraße 21, 25399 Ahrenhafen, Deutschland',
    email: 'werkstatt@toepferei-siel.example',
  },
  grocer: {
    name: 'Kontor Petersen & Ohm',
    address: 'Speicher 5, 25399 Ahrenhafen, Deutschland',
    email: 'kontor@petersen-ohm.example',
  },
} satisfies Record<string, Manufacturer>;
