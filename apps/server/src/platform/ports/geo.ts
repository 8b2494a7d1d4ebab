import { guardedGet } from './outgoing.ts';
import { isPublicAddress } from './public-address.ts';

/** The country of an IP address as two lower-case letters, null when unknown. Never throws. */
export type CountryLookup = { countryOf(address: string): Promise<string | null> };

const remembered = 1000;

export const noCountryLookup: CountryLookup = { countryOf: async () => null };

/** Reads `1;UA;UKR;Ukraine`; the first item is 1 only when the country is known. */
const readCountry = (answer: string): string | null => {
  const [found, country = ''] = answer.trim().split(';');
  return found === '1' && /^[A-Z]{2}$/.test(country) ? country.toLowerCase() : null;
};

/** Requests `{url}/{address}` and caches the most recent addresses. */
export const httpCountryLookup = ({ url }: { url: string }): CountryLookup => {
  const get = guardedGet({ allowedHosts: [new URL(url).host], timeoutMs: 800, maxBytes: 1024 });
  const known = new Map<string, string | null>();

  const remember = (address: string, country: string | null) => {
    known.delete(address);
    known.set(address, country);
    const [oldest] = known.keys();
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
  };

  return {
    async countryOf(address) {
      if (!isPublicAddress(address)) return null;
      const kept = known.get(address);
      if (kept !== undefined) {
        remember(address, kept);
        return kept;
      }
      try {
        const country = readCountry(await get(`${url.replace(/\/$/, '')}/${encodeURIComponent(address)}`));
        remember(address, country);
        return country;
      } catch {
        // The country only chooses a default, so callers go on without it; the next visit retries.
        return null;
      }
    },
  };
};
