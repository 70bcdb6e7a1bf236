/** Removes spaces and converts to capitals. */
export const normalIban = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

/** Returns the number modulo 97. A letter stands for two digits, from 10 for A. */
const remainderOf97 = (signs: string): number =>
  [...signs].reduce((remainder, sign) => {
    const value = Number.parseInt(sign, 36);
    return (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

/** Whether a text has the form of an IBAN and correct check digits (ISO 13616). */
export const isIban = (iban: string): boolean =>
  /^[A-Z]{2}(0[2-9]|[1-8]\d|9[0-8])[A-Z0-9]{11,30}$/.test(iban) &&
  remainderOf97(iban.slice(4) + iban.slice(0, 4)) === 1;

/** Masks an IBAN in groups of four. Country and last four characters stay, so that customers recognise their account. */
export const maskedIban = (iban: string): string => {
  const signs = [...iban].map((sign, at) => (at < 2 || at >= iban.length - 4 ? sign : '•'));
  return (signs.join('').match(/.{1,4}/g) ?? []).join(' ');
};
