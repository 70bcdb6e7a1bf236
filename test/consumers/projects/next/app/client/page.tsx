'use client';

import { MuseumTickets } from 'museum-shop/react';
import { useState } from 'react';

export default function Page() {
  const [area, setArea] = useState('');
  return (
    <>
      <p>Ready: {area}</p>
      <MuseumTickets
        api="https://shop.example.org/api"
        onMuseumReady={({ detail }) => setArea(detail.area)}
      >
        <a href="/tickets">Tickets</a>
      </MuseumTickets>
    </>
  );
}
