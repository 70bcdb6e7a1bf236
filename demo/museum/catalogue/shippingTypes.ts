/** Price of a parcel up to a weight, in cents, gross. */
type ShippingStep = { upToGrams: number; cents: number };

/** Countries (ISO 3166) with the same rates, the lightest parcel first. A weight above the last step needs several parcels. */
export type ShippingZone = { countries: string[]; steps: ShippingStep[] };
