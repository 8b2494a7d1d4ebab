import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goToNetwork, takeSocialFlow } from './social.ts';

const assign = vi.fn();

const aStorage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', aStorage());
  vi.stubGlobal('localStorage', aStorage());
  vi.stubGlobal('window', { location: { assign } });
  vi.stubGlobal('fetch', async () => Response.json({ url: 'https://network.example/authorize' }));
});

afterEach(() => vi.unstubAllGlobals());

describe('the flow to a social network and back', () => {
  it('leads to the network and remembers why', async () => {
    await goToNetwork('sandbox', { purpose: 'connect', next: '/settings/security' });
    expect(assign).toHaveBeenCalledWith('https://network.example/authorize');
    expect(takeSocialFlow()).toEqual({ purpose: 'connect', next: '/settings/security' });
  });

  it('is known once, so that a second return connects nothing', async () => {
    await goToNetwork('sandbox', { purpose: 'connect', next: '/' });
    takeSocialFlow();
    expect(takeSocialFlow()).toBeNull();
  });

  it('is unknown without a flow of one’s own', () => {
    expect(takeSocialFlow()).toBeNull();
  });
});
