import type { HTMLAttributes, ReservedProps } from 'vue';
import type { MuseumElements } from './jsx.ts';
import type { MuseumEventMap, MuseumProperties, MuseumTag, PropertyName } from './public.ts';

/** Listeners of the shop's events: `@museum-ready` in a template is `onMuseumReady`. */
type Listeners = {
  [N in keyof MuseumEventMap as `on${Capitalize<PropertyName<N>>}`]?:
    ((event: MuseumEventMap[N]) => void) | undefined;
};

/** Elements of the shop for Vue's templates. */
export type MuseumComponents = {
  [T in MuseumTag]: new () => {
    $props: ReservedProps & HTMLAttributes & MuseumElements[T] & MuseumProperties<T> & Listeners;
  };
};

// adds the tags to templates in projects that `import type {} from 'museum-shop/vue'`
declare module 'vue' {
  interface GlobalComponents extends MuseumComponents {}
}
