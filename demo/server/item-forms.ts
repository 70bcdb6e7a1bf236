import * as v from 'valibot';

/** A moment on the museum's wall clock, as in every kind of cart item. */
export const momentForm = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/));

/** An id with a count. Readers refuse counts that are too small, with their own messages. */
export const idCountForm = v.object({ id: v.string(), count: v.pipe(v.number(), v.safeInteger()) });
