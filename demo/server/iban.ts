/** As it is typed, with spaces and in any case, to what is checked and handed on. */
export const normalIban = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

/** Letters are two digits, from A, which is 10. */
const remainderOf97 = (signs: string): number =>
  [...signs].reduce((remainder, sign) => {
    const value = Number.parseInt(sign, 36);
    return (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

/** Whether it has the form of an IBAN and its check digits fit (ISO 13616). */
export const isIban = (iban: string): boolean =>
  /^[A-Z]{2}(0[2-9]|[1-8]\d|9[0-8])[A-Z0-9]{11,30}$/.test(iban) &&
  remainderOf97(iban.slice(4) + iban.slice(0, 4)) === 1;

/** Its country and its last four signs, in groups of four: enough to know one's own account by. */
export const maskedIban = (iban: string): string => {
  const signs = [...iban].map((sign, at) => (at < 2 || at >= iban.length - 4 ? sign : '•'));
  return (signs.join('').match(/.{1,4}/g) ?? []).join(' ');
};
