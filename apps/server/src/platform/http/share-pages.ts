import type { OutgoingHttpHeaders } from 'node:http';
import { compress, type Encoding } from './encodings.ts';

/** A page as it is sent, compressed once for each encoding that is asked for. */
export type Page = {
  status: number;
  headers: OutgoingHttpHeaders;
  plain: Buffer;
  encodedIn: (encoding: Encoding) => Promise<Buffer>;
  /** Whether others who ask the same may get it too. */
  mayBeShared: boolean;
};

// People wait while it is compressed: a middling effort is the quickest way to the reader.
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

// A crowd comes to a few pages; whoever comes to many different ones gains nothing by it.
const mostPages = 100;

/**
 * Visitors who ask for the same page within the same second get one drawing of it. Those who come while it is being drawn
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
