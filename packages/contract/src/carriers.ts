/** Carriers that talents ship with, and their pages about a parcel. */
const trackingPages: Readonly<Record<string, (number: string) => string>> = {
  'Nova Poshta': (number) => `https://novaposhta.ua/tracking/?cargo_number=${number}`,
  Ukrposhta: (number) => `https://track.ukrposhta.ua/tracking_UA.html?barcode=${number}`,
  Meest: (number) => `https://t.meest-group.com/${number}`,
  DHL: (number) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`,
  UPS: (number) => `https://www.ups.com/track?tracknum=${number}`,
  FedEx: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  InPost: (number) => `https://inpost.pl/sledzenie-przesylek?number=${number}`,
  DPD: (number) => `https://tracking.dpd.de/status/en_US/parcel/${number}`,
};

export const carriers: readonly string[] = Object.keys(trackingPages);

/** As talents type them. */
const otherNames: Readonly<Record<string, string>> = {
  'нова пошта': 'Nova Poshta',
  'новая почта': 'Nova Poshta',
  novaposhta: 'Nova Poshta',
  укрпошта: 'Ukrposhta',
  укрпочта: 'Ukrposhta',
  міст: 'Meest',
  'meest express': 'Meest',
};

const carrierNamed = (typed: string): string | undefined => {
  const name = typed.trim().toLowerCase();
  return carriers.find((carrier) => carrier.toLowerCase() === name) ?? otherNames[name];
};

/** The carrier's page about a parcel; null for a carrier that we do not know. */
export const trackingLink = (carrier: string, trackingNumber: string): string | null => {
  const page = trackingPages[carrierNamed(carrier) ?? ''];
  return page ? page(encodeURIComponent(trackingNumber.replaceAll(/\s/g, ''))) : null;
};
