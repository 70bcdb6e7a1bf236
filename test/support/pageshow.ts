/** The browser shows the page: one that it has kept (`persisted`), or one that was loaded. */
export const showPage = (persisted: boolean): boolean =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
