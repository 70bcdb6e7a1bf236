/** Legal or information page; `html` is sanitised before display. */
export type StaticPage = { id: string; title: string; html: string };
