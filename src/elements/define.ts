import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { registerPending, settlePending } from '../core/navigation/pending.ts';
import { claim } from '../core/page/shared.ts';
import base from '../views/styles/base.css';
import tokens from '../views/styles/tokens.css';
import { ATTRIBUTES } from './attributes.ts';
import { reservesHeight, reservedHeightRule } from './reservedHeight.ts';
import { adoptSheets } from './sheets.ts';
import { hasSkeleton, SKELETON_CSS } from './skeleton.ts';

/** Internal names of r2wc for the component's props and for rendering. Its version is pinned because of them. */
const PROPS = Symbol.for('r2wc.props');
const RENDER = Symbol.for('r2wc.render');

/** Props of an element's component. `attributes` counts the changes of attributes. */
export type ElementProps = {
  container?: HTMLElement;
  host: HTMLElement;
  attributes: number;
  /** Removes the fallback shown before the first render. */
  takeOver: () => void;
  adopt: (css: string) => void;
  /** Sets the reserved height of the element. */
  reserveHeight: (heightPx: number) => void;
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

/** Attributes that need a property; every HTML element already has `lang`. */
const PROPERTIES = ATTRIBUTES.filter((name) => name !== 'lang');

/**
 * Registers a custom element, once per page. Wraps r2wc, which does not handle empty or removed attributes, properties
 * set before the upgrade, moves within the page, or elements that are not connected.
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
    /** Shows the element's own children until React has rendered. */
    readonly #waiting = document.createElement('slot');
    #isMounted = false;
    #reservedHeightPx = 0;

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
        reserveHeight: (heightPx: number) => {
          if (!reservesHeight(tag)) return;
          this.#reservedHeightPx = heightPx;
          this.#adoptAll();
        },
      });
    }

    /** Returns the shadow root that the loader opened for the skeleton, if there is one. */
    override attachShadow(options: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(options);
    }

    override connectedCallback(): void {
      for (const name of PROPERTIES.map(propertyOf)) this.#upgrade(name);
      // an element that was only moved stays mounted and keeps its height
      if (!this.#isMounted && reservesHeight(tag)) this.#reservedHeightPx = innerHeight;
      this.#adoptAll();
      if (this.#isMounted) return;
      this.#isMounted = true;
      if (!hasSkeleton(this)) this.container.replaceChildren(this.#waiting);
      registerPending(tag, () => Promise.resolve());
      super.connectedCallback();
    }

    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected || !this.#isMounted) return;
        this.#isMounted = false;
        super.disconnectedCallback();
        if (!document.querySelector(tag)) settlePending(tag.replace('museum-', ''));
      });
    }

    attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
      if (before === after) return;
      this[PROPS].attributes = (this[PROPS].attributes ?? 0) + 1;
      if (this.#isMounted) this[RENDER]();
    }

    #adoptAll(): void {
      adoptSheets(this.container, [...this.#sheets, reservedHeightRule(this.#reservedHeightPx)]);
    }

    /** Sets a property again that was set before the upgrade, because it hides the accessor. */
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
