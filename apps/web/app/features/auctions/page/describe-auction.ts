import { type Cents, format } from '@stagedoor/contract/money';
import type { Auction, AuctionPhase } from '@stagedoor/contract/schemas/auction';

const availability: Record<AuctionPhase, string> = {
  notStarted: 'https://schema.org/PreOrder',
  inProgress: 'https://schema.org/InStock',
  ended: 'https://schema.org/SoldOut',
  cancelled: 'https://schema.org/Discontinued',
};

const plain = (amount: Cents) => format(amount, { currency: 'USD', rate: 1, language: 'en' }).replaceAll(/[^\d.]/g, '');

/** Structured data for search engines: the thing, and the price of now until the end. */
export const describeAuction = (auction: Auction, url: string, image: string | undefined) => {
  const { name, shortAbout, ownerName, phase, startDate, endDate, nextBet, finalBet, currentBet, startingBet } =
    auction;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: shortAbout,
    url,
    ...(image && { image }),
    brand: { '@type': 'Brand', name: ownerName },
    offers: {
      '@type': 'Offer',
      url,
      price: plain(finalBet ?? nextBet ?? currentBet ?? startingBet),
      priceCurrency: 'USD',
      availability: availability[phase],
      availabilityStarts: startDate,
      availabilityEnds: endDate,
      priceValidUntil: endDate,
      seller: { '@type': 'Person', name: ownerName },
    },
  };
};
