import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { expectPlace, haveWoken } from '../core/navigation/asleep.ts';
import { claim } from '../core/page/shared.ts';
import base from '../views/styles/base.css';
import tokens from '../views/styles/tokens.css';
import { ATTRIBUTES } from './attributes.ts';
import { keepsRoom, roomRule } from './room.ts';
import { adoptSheets } from './sheets.ts';
import { isWaited, SKELETON_CSS } from './skeleton.ts';

/** r2wc's own names for what it passes to the component and for rendering it; its version is pinned for them. */
const PROPS = Symbol.for('r2wc.props');
const RENDER = Symbol.for('r2wc.render');

/** What the component of an element gets. `attributes` grows with every change of the tag. */
export type ElementProps = {
  container?: HTMLElement;
  host: HTMLElement;
  attributes: number;
  /** Called when the component is drawn for the first time. */
  takeOver: () => void;
  adopt: (css: string) => void;
  /** Keeps the element at least so high. */
  keepRoom: (heightPx: number) => void;
};

type R2wcElement = HTMLElement & {
  container: ShadowRoot;
  [PROPS]: Partial<ElementProps>;
  [RENDER]: () => void;
  connectedCallback(): void;
  disconnectedCallback(): void;
};

const propertyOf = (attribute: string): string =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `lang` and the like are properties of every HTML element already. */
const PROPERTIES = ATTRIBUTES.filter((name) => name !== 'lang');

/**
 * Registers an element once. It wraps r2wc, which knows nothing of attributes that are empty or removed, of properties
 * set before the upgrade, of moves within the page, or of elements that never get there.
 */
export function define(
  tag: string,
  component: ComponentType<ElementProps>,
  ownSheets: readonly string[] = [],
): void {
  if (customElements.get(tag)) {
    if (claim(`twice ${tag}`)) console.info(`<${tag}> is registered already: the first one stays.`);
    return;
  }
  const Base = r2wc(component, { shadow: 'open', props: {} }) as new () => R2wcElement;

  class MuseumElement extends Base {
    static get observedAttributes(): readonly string[] {
      return ATTRIBUTES;
    }

    readonly #sheets = new Set([tokens, base, SKELETON_CSS, ...ownSheets]);
    /** React draws a moment after the element has come alive; its own children show until then, too. */
    readonly #waiting = document.createElement('slot');
    #isMounted = false;
    #roomPx = 0;

    constructor() {
      super();
      Object.assign(this[PROPS], {
        host: this,
        attributes: 0,
        takeOver: () => this.#waiting.remove(),
        adopt: (css: string) => {
          if (this.#sheets.has(css)) return;
          this.#sheets.add(css);
          this.#adoptAll();
        },
        keepRoom: (heightPx: number) => {
          if (!keepsRoom(tag)) return;
          this.#roomPx = heightPx;
          this.#adoptAll();
        },
      });
    }

    /** The loader has opened it already, to show that the element is coming. */
    override attachShadow(options: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(options);
    }

    override connectedCallback(): void {
      for (const name of PROPERTIES.map(propertyOf)) this.#upgrade(name);
      // one that was only moved keeps its size, as it keeps what the visitor typed
      if (!this.#isMounted && keepsRoom(tag)) this.#roomPx = innerHeight;
      this.#adoptAll();
      if (this.#isMounted) return;
      this.#isMounted = true;
      if (!isWaited(this)) this.container.replaceChildren(this.#waiting);
      expectPlace(tag, () => Promise.resolve());
      super.connectedCallback();
    }

    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected || !this.#isMounted) return;
        this.#isMounted = false;
        super.disconnectedCallback();
        if (!document.querySelector(tag)) haveWoken(tag.replace('museum-', ''));
      });
    }

    attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
      if (before === after) return;
      this[PROPS].attributes = (this[PROPS].attributes ?? 0) + 1;
      if (this.#isMounted) this[RENDER]();
    }

    #adoptAll(): void {
      adoptSheets(this.container, [...this.#sheets, roomRule(this.#roomPx)]);
    }

    /** A property that was set before the element came alive hides the accessor: it is set again. */
    #upgrade(name: string): void {
      if (!Object.hasOwn(this, name)) return;
      const self = this as unknown as Record<string, unknown>;
      const value = self[name];
      delete self[name];
      self[name] = value;
    }
  }

  for (const attribute of PROPERTIES) {
    Object.defineProperty(MuseumElement.prototype, propertyOf(attribute), {
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
  customElements.define(tag, MuseumElement);
}
