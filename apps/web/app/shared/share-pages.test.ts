import { describe, expect, it, vi } from 'vitest';
import { type Rendered, sharePages } from './share-pages.server.ts';

const drawing = (nonce: string, status = 200) =>
  vi.fn(async (): Promise<Rendered> => ({ html: `<script nonce="${nonce}">`, nonce, status }));

describe('a page for a crowd', () => {
  it('is drawn once in a second for the same data, with a nonce for each', async () => {
    const share = sharePages();
    const [first, second] = [drawing('aa'), drawing('bb')];
    const both = await Promise.all([share(1000, 'home', 'aa', first), share(1000, 'home', 'bb', second)]);
    expect(both.map(({ html }) => html)).toEqual(['<script nonce="aa">', '<script nonce="bb">']);
    expect(second).not.toHaveBeenCalled();
  });

  it('is drawn anew for other data and in the next second', async () => {
    const share = sharePages();
    await share(1000, 'home', 'aa', drawing('aa'));
    for (const [now, key] of [
      [1000, 'home in Ukrainian'],
      [2000, 'home'],
    ] as const) {
      const draw = drawing('bb');
      await share(now, key, 'bb', draw);
      expect(draw).toHaveBeenCalledOnce();
    }
  });

  it('is not shared when it went wrong', async () => {
    const share = sharePages();
    await share(1000, 'home', 'aa', drawing('aa', 500));
    await expect(share(1000, 'home', 'bb', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const draw = drawing('cc');
    await share(1000, 'home', 'cc', draw);
    expect(draw).toHaveBeenCalledOnce();
  });
});
