import { ATTRIBUTES } from './attributes.ts';

/** Attributes that need a property; every HTML element already has `lang`. */
const PROPERTIES = ATTRIBUTES.filter((name) => name !== 'lang');

const propertyOf = (attribute: string): string =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Defines the properties of an element class, which read and write its attributes. */
export function defineProperties({ prototype }: { prototype: HTMLElement }): void {
  for (const attribute of PROPERTIES) {
    Object.defineProperty(prototype, propertyOf(attribute), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute) ?? undefined;
      },
      set(this: HTMLElement, value: unknown) {
        if (value === undefined || value === null || value === false) {
          this.removeAttribute(attribute);
        } else this.setAttribute(attribute, value === true ? '' : String(value));
      },
    });
  }
}

/** Sets properties again that were set before the upgrade of an element, because they hide the accessors. */
export function upgradeProperties(element: HTMLElement): void {
  const own = element as unknown as Record<string, unknown>;
  for (const name of PROPERTIES.map(propertyOf)) {
    if (!Object.hasOwn(own, name)) continue;
    const value = own[name];
    delete own[name];
    own[name] = value;
  }
}
