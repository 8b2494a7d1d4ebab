export type Rendered = { html: string; nonce: string; status: number };

// A crowd comes to a few pages; whoever comes to many different ones gains nothing by it.
const most = 100;

/**
 * Visitors who come within the same second, and to whom the same data belongs, get the same page, drawn once: only the
 * nonce is each one's own. It is random, so nothing else in the page can look like it.
 */
export const sharePages = () => {
  let second = 0;
  let pages = new Map<string, Promise<Rendered>>();

  return async (now: number, key: string, nonce: string, render: () => Promise<Rendered>): Promise<Rendered> => {
    if (now !== second) {
      second = now;
      pages = new Map();
    }
    const known = pages.get(key);
    if (known) {
      const { html, nonce: other, status } = await known;
      return { html: html.replaceAll(other, nonce), nonce, status };
    }
    const mine = render();
    if (pages.size < most) pages.set(key, mine);
    const { status } = await mine.catch(() => ({ status: 500 }));
    if (status !== 200 && pages.get(key) === mine) pages.delete(key);
    return mine;
  };
};
