import type { Text } from './types.ts';

/** `{lang}` in `url` is the visitor's language. */
type Banner = { image: string; image_mobile: string; alt: Text; url?: string };

/** Content of every page: banners by place, the cookie notice, the social media. */
export const staticContent: {
  banners: Record<string, Banner[]>;
  cookieWarning: Text;
  socialMedia: { name: string; link: string; sequence_no: number }[];
} = {
  banners: {
    home: [
      {
        image: 'banner-fayencen-breit.svg',
        image_mobile: 'banner-fayencen-hoch.svg',
        url: '/shop/{lang}/tickets/16',
        alt: {
          de: 'Scherben bringen Glück. Fayencen aus dem Hafenschlick – letzte Tage',
          en: 'Lucky Shards: Faience from the Harbour Mud – last days',
          fr: 'Éclats de chance. Faïences de la vase du port – derniers jours',
          it: 'Cocci fortunati. Maioliche dal fango del porto – ultimi giorni',
          nl: 'Scherven brengen geluk. Faience uit het havenslib – laatste dagen',
          es: 'Pedazos de suerte. Lozas del fango del puerto – últimos días',
          sv: 'Lyckoskärvor. Fajanser ur hamnslammet – sista dagarna',
          da: 'Lykkelige skår. Fajancer fra havnens mudder – de sidste dage',
        },
      },
      {
        image: 'banner-gezeiten-breit.svg',
        image_mobile: 'banner-gezeiten-hoch.svg',
        url: '/shop/{lang}/tickets/12',
        alt: {
          de: 'Gezeiten. Das Meer im Takt – jetzt im Großen Saal',
          en: 'Tides: The Sea Keeps Time – now in the Great Hall',
          fr: 'Marées. La mer bat la mesure – actuellement dans la grande salle',
          it: 'Maree. Il ritmo del mare – ora nella Sala grande',
          nl: 'Getijden. De zee in de maat – nu in de Grote zaal',
          es: 'Mareas. El mar lleva el compás – ahora en la Sala grande',
          sv: 'Tidvatten. Havet håller takten – just nu i Stora salen',
          da: 'Tidevand. Havet holder takten – nu i Den store sal',
        },
      },
      {
        image: 'banner-kattsand-breit.svg',
        image_mobile: 'banner-kattsand-hoch.svg',
        url: '/shop/{lang}/vouchers',
        alt: {
          de: 'Ein Licht für alle Fälle: Gutscheine des Museums',
          en: 'A light for every occasion: the museum’s vouchers',
          fr: 'Une lumière pour toutes les occasions : les bons cadeaux du musée',
          it: 'Una luce per ogni occasione: i buoni regalo del museo',
          nl: 'Een licht voor elke gelegenheid: de cadeaubonnen van het museum',
          es: 'Una luz para cada ocasión: los vales regalo del museo',
          sv: 'Ett ljus för alla tillfällen: museets presentkort',
          da: 'Et lys til enhver lejlighed: museets gavekort',
        },
      },
    ],
    checkout: [
      {
        image: 'stadt-am-strom.svg',
        image_mobile: 'stadt-am-strom.svg',
        alt: {
          de: 'Stadt am Strom: die Dauerausstellung, täglich geöffnet',
          en: 'City on the River: the permanent collection, open every day',
          fr: 'La ville et le fleuve : l’exposition permanente, ouverte tous les jours',
          it: 'Una città sul fiume: la collezione permanente, aperta tutti i giorni',
          nl: 'Stad aan de stroom: de vaste collectie, dagelijks open',
          es: 'La ciudad y el río: la colección permanente, abierta todos los días',
          sv: 'Staden vid floden: basutställningen, öppen alla dagar',
          da: 'Byen ved floden: den faste udstilling, åben alle dage',
        },
      },
    ],
  },
  cookieWarning: {
    de: '<p>Unser Ticketshop merkt sich nur, was er für Ihren Einkauf braucht. Mehr dazu in der <a href="/museum/imprint.html#privacy">Datenschutzerklärung</a>.</p>',
    en: '<p>Our ticket shop remembers only what it needs for your order. Find out more in our <a href="/museum/en/imprint.html#privacy">privacy policy</a>.</p>',
    fr: '<p>Notre billetterie ne retient que ce dont elle a besoin pour votre commande. En savoir plus : <a href="/museum/en/imprint.html#privacy">protection des données</a>.</p>',
    it: '<p>La nostra biglietteria ricorda solo ciò che serve per il suo ordine. Maggiori dettagli nell’<a href="/museum/en/imprint.html#privacy">informativa sulla privacy</a>.</p>',
    nl: '<p>Onze ticketshop onthoudt alleen wat voor uw bestelling nodig is. Meer leest u in de <a href="/museum/en/imprint.html#privacy">privacyverklaring</a>.</p>',
    es: '<p>Nuestra taquilla en línea solo recuerda lo necesario para su pedido. Más información en la <a href="/museum/en/imprint.html#privacy">política de privacidad</a>.</p>',
    sv: '<p>Vår biljettbutik minns bara det som behövs för din beställning. Läs mer i vår <a href="/museum/en/imprint.html#privacy">integritetspolicy</a>.</p>',
    da: '<p>Vores billetbutik husker kun det, der er nødvendigt for din bestilling. Læs mere i <a href="/museum/en/imprint.html#privacy">privatlivspolitikken</a>.</p>',
  },
  socialMedia: [
    { name: 'twitter', link: 'https://twitter.example/alteseewarte', sequence_no: 6 },
    { name: 'youtube', link: 'https://youtube.example/@alteseewarte', sequence_no: 2 },
    { name: 'instagram', link: 'https://instagram.example/alteseewarte', sequence_no: 1 },
    { name: 'facebook', link: 'https://facebook.example/alteseewarte', sequence_no: 3 },
    { name: 'linkedin', link: 'https://linkedin.example/alteseewarte', sequence_no: 5 },
    { name: 'tripadvisor', link: 'https://tripadvisor.example/alteseewarte', sequence_no: 4 },
    { name: 'tiktok', link: 'https://tiktok.example/@alteseewarte', sequence_no: 7 },
  ],
};
