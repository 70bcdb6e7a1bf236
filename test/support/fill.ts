/** Puts a text into a field as a visitor does who types it at once; React hears of it. */
export function fill(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
