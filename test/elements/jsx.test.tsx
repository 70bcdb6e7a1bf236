import type {} from '../../src/elements/react.tsx';
import { expect } from 'chai';
import { render } from '../support/render.tsx';

const written = (root: ParentNode, tag: string): Record<string, string> =>
  Object.fromEntries(
    [...root.querySelector(tag)!.attributes].map(({ name, value }) => [name, value]),
  );

describe('tags in JSX', () => {
  it('accept the attributes of each tag, and no others', () => {
    const { root } = render(
      <>
        <museum-tickets item="12" date="2027-03-05" theme="dark" lang="de-DE" />
        <museum-shop routing="path" base="/shop" no-header />
        <museum-tickets
          key={12}
          ref={(tickets) => void (tickets?.theme satisfies 'light' | 'dark' | undefined)}
          className="wide"
          checkoutUrl="/basket"
          onmuseum-purchase={({ detail }) => void (detail satisfies { totalCents: number })}
        />
        {/* @ts-expect-error a listener of another event */}
        <museum-tickets onmuseum-ready={(event: CustomEvent<{ totalCents: number }>) => event} />
        {/* @ts-expect-error the cart button has no item */}
        <museum-cart-button item="12" />
        {/* @ts-expect-error an unknown theme */}
        <museum-tours theme="blue" />
      </>,
    );
    expect(written(root, 'museum-tickets')).to.deep.equal({
      item: '12',
      date: '2027-03-05',
      theme: 'dark',
      lang: 'de-DE',
    });
    expect(written(root, 'museum-shop')).to.deep.equal({
      routing: 'path',
      base: '/shop',
      'no-header': '',
    });
  });
});
