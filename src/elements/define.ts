import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { registerPending } from '../core/navigation/pending.ts';
import { settlePending } from '../core/navigation/pendingNavigation.ts';
import { claim } from '../core/page/shared.ts';
import { ATTRIBUTES } from './attributes.ts';
import { isClobbered } from './clobbered.ts';
import { elementSheets } from './elementSheets.ts';
import { defineProperties, upgradeProperties } from './properties.ts';
import { hasSkeleton } from './skeleton.ts';

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
  setSurface: (colour: string | undefined) => void;
};

type R2wcElement = HTMLElement & {
  container: ShadowRoot;
  [PROPS]: Partial<ElementProps>;
  [RENDER]: () => void;
  connectedCallback(): void;
  disconnectedCallback(): void;
};

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
  if (isClobbered()) return;
  const Base = r2wc(component, { shadow: 'open', props: {} }) as new () => R2wcElement;

  class MuseumElement extends Base {
    static get observedAttributes(): readonly string[] {
      return ATTRIBUTES;
    }

    readonly #sheets = elementSheets(tag, this.container, ownSheets);
    /** Shows the element's own children until React has rendered. */
    readonly #waiting = document.createElement('slot');
    #isMounted = false;

    constructor() {
      super();
      const { adopt, reserveHeight, setSurface } = this.#sheets;
      Object.assign(this[PROPS], {
        host: this,
        attributes: 0,
        takeOver: () => this.#waiting.remove(),
        adopt,
        reserveHeight,
        setSurface,
      });
    }

    /** Returns the shadow root that the loader opened for the skeleton, if there is one. */
    override attachShadow(options: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(options);
    }

    override connectedCallback(): void {
      upgradeProperties(this);
      // an element that was only moved stays mounted and keeps its height
      if (this.#isMounted) return this.#sheets.adoptAll();
      this.#isMounted = true;
      this.#sheets.reserveHeight(innerHeight);
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
  }

  defineProperties(MuseumElement);
  customElements.define(tag, MuseumElement);
}
