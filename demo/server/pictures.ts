import type { Shop } from './shop.ts';

/**
 * Returns the address of a picture; an empty file name means none and stays empty. The reader removes `{width}` with the slash
 * that follows it (contract, "images"), which works because these pictures are drawings that fit every width.
 */
export const picture = ({ publicAddress, settings }: Shop, file: string): string =>
  file && `${publicAddress}${settings.pictures}/{width}/${file}`;
