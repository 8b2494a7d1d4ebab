import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goToNetwork, takeSocialWay } from './social.ts';

vi.mock('./api.ts', () => ({ api: async () => ({ url: 'https://network.example/authorize' }) }));

const assign = vi.fn();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('window', { location: { assign } });
});

afterEach(() => vi.unstubAllGlobals());

describe('the way to a social network and back', () => {
  it('leads to the network and remembers why', async () => {
    await goToNetwork('sandbox', { purpose: 'connect', next: '/settings/security' });
    expect(assign).toHaveBeenCalledWith('https://network.example/authorize');
    expect(takeSocialWay()).toEqual({ purpose: 'connect', next: '/settings/security' });
  });

  it('is known once, so that a second return connects nothing', async () => {
    await goToNetwork('sandbox', { purpose: 'connect', next: '/' });
    takeSocialWay();
    expect(takeSocialWay()).toBeNull();
  });

  it('is unknown to whoever was sent here by somebody else', () => {
    expect(takeSocialWay()).toBeNull();
  });
});
