import { expect } from 'chai';
import { cents } from '../../../src/core/money/cents.ts';
import { jsonLd } from '../../../src/views/shop/jsonLd.ts';
import { expectState } from '../../support/state.ts';
import { HOSTILE } from '../../support/hostile.ts';

type Sold = Parameters<typeof jsonLd>[0];

const SELLER = {
  name: 'Museum',
  currency: 'EUR',
  street: 'Kai 1',
  zip: '20359',
  city: 'Hafen',
  country: 'DE',
};
const URL_OF = 'https://museum.example/shop/en/tickets/12';

const data = (sold: Partial<Sold>) =>
  jsonLd({ name: 'Tides', ...sold }, SELLER, URL_OF) as Record<string, unknown>;

const organization = { '@type': 'Organization', name: 'Museum' };
const offer = {
  '@type': 'Offer',
  url: URL_OF,
  price: '14.00',
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
  seller: organization,
};
const event = {
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: 'Tides',
  url: URL_OF,
  startDate: '2027-03-06T10:00:00',
  location: {
    '@type': 'Place',
    name: 'Museum',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Kai 1',
      postalCode: '20359',
      addressLocality: 'Hafen',
      addressCountry: 'DE',
    },
  },
  organizer: organization,
};
const product = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Tides',
  url: URL_OF,
};
const start = '2027-03-06T10:00:00';

describe('jsonLd', () => {
  const cases: [title: string, sold: Partial<Sold>, expected: object][] = [
    ['describes a product', {}, product],
    ['describes a product with a price', { price: cents(1400) }, { ...product, offers: offer }],
    [
      'describes a product that is free',
      { price: cents(0) },
      { ...product, offers: { ...offer, price: '0.00' } },
    ],
    [
      'writes a price to the cent',
      { price: cents(1405) },
      { ...product, offers: { ...offer, price: '14.05' } },
    ],
    [
      'marks a product as sold out',
      { price: cents(1400), isSoldOut: true },
      { ...product, offers: { ...offer, availability: 'https://schema.org/OutOfStock' } },
    ],
    ['describes an event', { start }, event],
    [
      'describes an event with an end',
      { start, end: '2027-03-06T11:00:00' },
      { ...event, endDate: '2027-03-06T11:00:00' },
    ],
    [
      'describes an event with a venue',
      { start, venue: 'Hall 2' },
      { ...event, location: { ...event.location, name: 'Hall 2' } },
    ],
    ['describes an event with a price', { start, price: cents(1400) }, { ...event, offers: offer }],
    [
      'converts a description to plain text',
      { description: '<p>High <b>water</b></p>' },
      { ...product, description: 'High water' },
    ],
    [
      'resolves the picture of this site',
      { image: '/tides.jpg' },
      { ...product, image: 'https://museum.example/tides.jpg' },
    ],
    [
      'keeps the picture of another site',
      { image: 'https://cdn.example/1' },
      { ...product, image: 'https://cdn.example/1' },
    ],
    ['omits an invalid picture', { image: 'https://[' }, product],
    ['omits an empty description', { description: '' }, product],
  ];
  for (const [title, sold, expected] of cases) {
    it(title, () => expectState(data(sold)).to.deep.equal(expected));
  }

  it('uses the currency of the shop', () => {
    const result = jsonLd({ name: 'x', price: cents(100) }, { ...SELLER, currency: 'CHF' }, URL_OF);
    expect(JSON.stringify(result)).to.include('"priceCurrency":"CHF"');
  });

  it('omits unknown parts of the address of the museum', () => {
    const result = jsonLd({ name: 'x', start }, { name: 'Museum', currency: 'EUR' }, URL_OF);
    const { location } = JSON.parse(JSON.stringify(result)) as typeof event;
    expect(location.address).to.deep.equal({ '@type': 'PostalAddress' });
  });

  for (const text of HOSTILE) {
    it(`keeps ${JSON.stringify(text)} as text`, () => {
      const result = data({ name: text, venue: text, start, description: text });
      const script = document.createElement('script');
      script.type = 'application/ld+json';
      script.append(JSON.stringify(result));
      const read = JSON.parse(script.textContent!) as typeof event;
      expect([read.name, read.location.name]).to.deep.equal([text, text]);
      expect(Object.keys(read)).to.deep.equal(Object.keys(result));
    });
  }
});
