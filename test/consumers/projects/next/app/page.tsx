import { MuseumTickets } from 'museum-shop/react';

export default function Page() {
  return (
    <MuseumTickets api="https://shop.example.org/api">
      <a href="/tickets">Tickets</a>
    </MuseumTickets>
  );
}
