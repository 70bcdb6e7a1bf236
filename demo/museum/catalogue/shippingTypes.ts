/** What a parcel costs up to a weight; in cents, gross. */
type ShippingStep = { upToGrams: number; cents: number };

/** Countries (ISO 3166) with the same rates, the lightest parcel first; what is heavier than the last goes in several parcels. */
export type ShippingZone = { countries: string[]; steps: ShippingStep[] };
