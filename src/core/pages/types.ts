/** A legal or information page of the shop. `html` is sanitised where it is shown. */
export type StaticPage = { id: string; title: string; html: string };
