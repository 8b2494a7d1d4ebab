import { briefMs } from './link-signer.ts';

/** Who may keep a file that they loaded, and for how long. */
export type Cacheable = 'public' | 'briefly' | 'never';

const forOne = { 'referrer-policy': 'no-referrer' };

export const cacheHeaders: Record<Cacheable, Record<string, string>> = {
  public: {
    'cache-control': 'public, max-age=31536000, immutable',
    // Other sites may embed pictures of talents.
    'cross-origin-resource-policy': 'cross-origin',
  },
  briefly: { 'cache-control': `private, max-age=${briefMs / 1_000}`, ...forOne },
  never: { 'cache-control': 'private, no-store', ...forOne },
};
