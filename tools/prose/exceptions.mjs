/** Lines that may keep a construction, each with its reason. At most one in a hundred lines of prose. */
export const exceptions = [];
