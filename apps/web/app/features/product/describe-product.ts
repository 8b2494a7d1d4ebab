import { format } from '@stagedoor/contract/money';
import type { Product, ProductStatus } from '@stagedoor/contract/schemas/product';

const availability: Record<ProductStatus, string> = {
  ACTIVE: 'https://schema.org/InStock',
  SOLD_OUT: 'https://schema.org/SoldOut',
  ENDED: 'https://schema.org/Discontinued',
  INACTIVE: 'https://schema.org/OutOfStock',
  DELETED: 'https://schema.org/Discontinued',
};

/** Structured data for search engines: a product with its price, or an event. */
export const describeProduct = (product: Product, url: string, image: string | undefined) => {
  const { name, shortAbout, ownerName, standardRate, productStatus, startsAt, place } = product;
  const offers = {
    '@type': 'Offer',
    url,
    price: format(standardRate, { currency: 'USD', rate: 1, language: 'en' }).replace(/[^\d.]/g, ''),
    priceCurrency: 'USD',
    availability: availability[productStatus],
  };
  const common = { '@context': 'https://schema.org', name, description: shortAbout, url, ...(image && { image }) };
  if (startsAt && place)
    return {
      ...common,
      '@type': 'Event',
      startDate: startsAt,
      location: { '@type': 'Place', name: place, address: place },
      performer: { '@type': 'Person', name: ownerName },
      offers,
    };
  return { ...common, '@type': 'Product', brand: { '@type': 'Brand', name: ownerName }, offers };
};
