/** A time of the museum's wall clock, `HH:mm`. Times compare with `<` and `>` as they stand. */
export type Time = string & { readonly unit: 'time' };

const FORM = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether the text is a time: `24:00` is none. */
export const isTime = (text: string): text is Time => FORM.test(text);
