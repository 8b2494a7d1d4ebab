import { auctionStates } from '@stagedoor/contract/schemas/staff-auction';

/** The valid part of the filter in the URL, and whether its number is none. */
export const filterOf = (query: URLSearchParams) => {
  const number = query.get('number')?.replace(/^[№#\s]+/, '');
  const idProduct = number !== undefined && /^[1-9]\d{0,14}$/.test(number) ? Number(number) : undefined;
  const filter = {
    idProduct,
    person: query.get('person') ?? undefined,
    state: auctionStates.find((name) => name === query.get('state')),
  };
  return { filter, wrongNumber: number !== undefined && idProduct === undefined };
};
export type AuctionsFilter = ReturnType<typeof filterOf>['filter'];
