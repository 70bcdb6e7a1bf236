import {
  type ClassAttributes,
  createElement,
  type FunctionComponent,
  type HTMLAttributes,
  useEffect,
} from 'react';
import { retryImport } from '../core/async/retryImport.ts';
import type { Attribute } from './attributes.ts';
import type { MuseumElements } from './jsx.ts';
import type {
  MuseumElement,
  MuseumEventMap,
  MuseumProperties,
  MuseumTag,
  PropertyName,
} from './public.ts';

/** Properties of every HTML element, and of one of the shop's. */
type Properties<T extends MuseumTag> = ClassAttributes<MuseumElement<T>> &
  HTMLAttributes<MuseumElement<T>> &
  MuseumProperties<T>;

type Listener<N extends keyof MuseumEventMap> = ((event: MuseumEventMap[N]) => void) | undefined;

/** Listeners of a tag: React adds one for the event `museum-ready` if it gets `onmuseum-ready`. */
type TagListeners = { [N in keyof MuseumEventMap as `on${N}`]?: Listener<N> };

/** Listeners of a component: `onMuseumReady`. */
type ComponentListeners = {
  [N in keyof MuseumEventMap as `on${Capitalize<PropertyName<N>>}`]?: Listener<N>;
};

/** Elements of the shop for React's JSX. */
export type MuseumIntrinsicElements = {
  [T in MuseumTag]: Properties<T> & MuseumElements[T] & TagListeners;
};

/** Properties of the component of an element: attributes in camel case, listeners, and the fallback as `children`. */
export type MuseumComponentProps<T extends MuseumTag> = Properties<T> & ComponentListeners;

// adds the tags to JSX in projects that `import type {} from 'museum-shop/react'`
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends MuseumIntrinsicElements {}
  }
}

type Hyphenated = Extract<Attribute, `${string}-${string}`>;

/** Attributes by their properties, for a server, which has no elements with properties. */
const ATTRIBUTES: Record<string, string> = {
  tourLanguage: 'tour-language',
  checkoutUrl: 'checkout-url',
  accountUrl: 'account-url',
  shopUrl: 'shop-url',
  headingLevel: 'heading-level',
  noHeader: 'no-header',
  noFooter: 'no-footer',
} satisfies { [A in Hyphenated as PropertyName<A>]: A };

/** Returns the name of the property that React needs for the tag: `onmuseum-ready` for `onMuseumReady`. */
const nameForTag = (name: string): string =>
  /^onMuseum[A-Z]/.test(name)
    ? name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace('on-', 'on')
    : (ATTRIBUTES[name] ?? name);

const propsForTag = (props: object): object =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [nameForTag(name), value]));

function loadShop(): void {
  retryImport(() => import('./loader.ts')).catch((error: unknown) =>
    console.warn('The shop could not be loaded; the fallback stays.', error),
  );
}

/**
 * Returns the component of an element. On a server it renders the tag with its fallback; in the browser it also loads the
 * shop, which uses the React of the app.
 */
function componentOf<T extends MuseumTag>(tag: T): FunctionComponent<MuseumComponentProps<T>> {
  return function MuseumComponent(props) {
    useEffect(loadShop, []);
    return createElement(tag, propsForTag(props));
  };
}

export const MuseumTickets = componentOf('museum-tickets');
export const MuseumTours = componentOf('museum-tours');
export const MuseumMerchandise = componentOf('museum-merchandise');
export const MuseumPasses = componentOf('museum-passes');
export const MuseumVouchers = componentOf('museum-vouchers');
export const MuseumCheckout = componentOf('museum-checkout');
export const MuseumAccount = componentOf('museum-account');
export const MuseumCartButton = componentOf('museum-cart-button');
export const MuseumShop = componentOf('museum-shop');
