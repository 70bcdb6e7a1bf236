/** Sets the value of a field so that React notices, as if a visitor had pasted it. */
export function fill(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
