import type { Shop } from './shop.ts';

/**
 * The address of a picture by its file name; empty stays empty and means none. The reader strips `{width}` with one following slash
 * (contract, "images"), since these pictures are drawings and fit every width.
 */
export const picture = ({ publicAddress, settings }: Shop, file: string): string =>
  file && `${publicAddress}${settings.pictures}/{width}/${file}`;
