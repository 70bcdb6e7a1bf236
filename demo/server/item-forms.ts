import * as v from 'valibot';

/** A moment on the museum's wall clock, as any kind of cart item has it. */
export const momentForm = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/));

/** How many of something; whether a number below 0 has a sentence of its own is the reader's part. */
export const idCountForm = v.object({ id: v.string(), count: v.pipe(v.number(), v.safeInteger()) });
