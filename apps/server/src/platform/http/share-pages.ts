import type { OutgoingHttpHeaders } from 'node:http';
import { compress, type Encoding } from './encodings.ts';

/** A rendered page, compressed once per requested encoding. */
export type Page = {
  status: number;
  headers: OutgoingHttpHeaders;
  plain: Buffer;
  encodedIn: (encoding: Encoding) => Promise<Buffer>;
  /** Whether other visitors with the same request may get it too. */
  mayBeShared: boolean;
};

// The visitor waits for the compression: a medium quality gives the shortest total time.
const brotliQuality = 4;

export const pageOf = (page: Omit<Page, 'encodedIn'>): Page => {
  const encoded = new Map<Encoding, Promise<Buffer>>();
  const encodedIn = (encoding: Encoding) => {
    const bytes = encoded.get(encoding) ?? compress(page.plain, encoding, brotliQuality);
    encoded.set(encoding, bytes);
    return bytes;
  };
  return { ...page, encodedIn };
};

// Bursts go to a few pages; a client that requests many different ones should not fill the memory.
const mostPages = 100;

/**
 * Renders a page once for all visitors who request it within the same second. Requests that arrive during the rendering
 * wait for it.
 */
export const sharePages = (most = mostPages) => {
  let second = 0;
  let pages = new Map<string, Promise<Page>>();

  return async (now: number, key: string, draw: () => Promise<Page>): Promise<Page> => {
    if (now !== second) {
      second = now;
      pages = new Map();
    }
    const begun = pages.get(key);
    const known = begun && (await begun.catch(() => undefined));
    if (known?.mayBeShared) return known;
    const [shelf, mine] = [pages, draw()];
    if (shelf.size < most && !shelf.has(key)) {
      shelf.set(key, mine);
      const drop = () => shelf.get(key) === mine && shelf.delete(key);
      mine.then(({ mayBeShared }) => mayBeShared || drop(), drop);
    }
    return mine;
  };
};
