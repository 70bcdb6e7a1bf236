/** Dispatches `pageshow`; `persisted` means that the browser has restored the page from its back/forward cache. */
export const showPage = (persisted: boolean): boolean =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
