import { expect } from 'chai';
import { createApp, type GlobalComponents, h } from 'vue';
import type {} from '../../src/elements/vue.ts';

type Props<T extends keyof GlobalComponents> = InstanceType<GlobalComponents[T]>['$props'];

describe('tags in Vue', () => {
  it('take attributes, properties and listeners, and no others', () => {
    const areas: string[] = [];
    const tickets = {
      item: '12',
      theme: 'dark',
      class: 'wide',
      onMuseumReady: ({ detail }) => void areas.push(detail.area),
    } satisfies Props<'museum-tickets'>;
    // @ts-expect-error the cart button has no item
    ({ item: '12' }) satisfies Props<'museum-cart-button'>;
    // @ts-expect-error an unknown theme
    ({ theme: 'blue' }) satisfies Props<'museum-tours'>;

    const root = document.createElement('div');
    const app = createApp(() => h('museum-tickets', tickets));
    app.mount(root);
    const [element] = root.children;
    const written = [...element!.attributes].map(({ name, value }) => `${name}=${value}`);
    expect(written).to.have.members(['class=wide', 'item=12', 'theme=dark']);
    element!.dispatchEvent(new CustomEvent('museum-ready', { detail: { area: 'tickets' } }));
    expect(areas).to.deep.equal(['tickets']);
    app.unmount();
  });
});
