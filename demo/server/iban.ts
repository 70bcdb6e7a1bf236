/** Removes spaces and hyphens, which the client accepts as well, and converts to capitals. */
export const normalIban = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** Masks an IBAN in groups of four. Country and last four characters stay, so that customers recognise their account. */
export const maskedIban = (iban: string): string => {
  const signs = [...iban].map((sign, at) => (at < 2 || at >= iban.length - 4 ? sign : '•'));
  return (signs.join('').match(/.{1,4}/g) ?? []).join(' ');
};
