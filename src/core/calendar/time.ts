/** Time on the museum's wall clock, `HH:mm`; times can be compared with `<` and `>`. */
export type Time = string & { readonly unit: 'time' };

const FORM = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Returns whether the text is a time; `24:00` is not. */
export const isTime = (text: string): text is Time => FORM.test(text);
