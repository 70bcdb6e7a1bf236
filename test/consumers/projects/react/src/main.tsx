import { MuseumTickets } from 'museum-shop/react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Visit() {
  const [booking, setBooking] = useState<string>();
  return (
    <>
      {booking && <p>Booked: {booking}</p>}
      <MuseumTickets
        api="https://shop.example.org/api"
        onMuseumPurchase={({ detail }) => setBooking(detail.bookingId)}
      >
        <a href="/tickets">Tickets</a>
      </MuseumTickets>
    </>
  );
}

createRoot(document.querySelector('main')!).render(
  <StrictMode>
    <Visit />
  </StrictMode>,
);
