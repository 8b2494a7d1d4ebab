import type { DatedRates } from '@stagedoor/contract/schemas/rates';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { guardedGet, OutgoingFailure, parseJson } from './outgoing.ts';

/** Units of each currency per US dollar. */
export type RateSource = { fetchRates(): Promise<DatedRates> };

/** Good enough for approximate prices where no source is configured; charges are in dollars. */
export const builtInRates: RateSource = {
  fetchRates: async () => ({ rates: { USD: 1, UAH: 41.3, RUB: 81 }, updatedAt: '2026-11-01T00:00:00.000Z' }),
};

const rate = z.number().positive().max(1_000_000);
const answer = z.object({ USD: z.literal(1).default(1), UAH: rate, RUB: rate });

/** Reads a JSON map from currency to rate, such as `{"UAH": 41.3, "RUB": 81}`; ignores other currencies. */
export const httpRates = ({ url, clock }: { url: string; clock: Clock }): RateSource => {
  const { host } = new URL(url);
  const get = guardedGet({ allowedHosts: [host], timeoutMs: 5_000, maxBytes: 64 * 1024 });
  return {
    async fetchRates() {
      const { data } = answer.safeParse(parseJson(await get(url)));
      if (!data) throw new OutgoingFailure(`${host} sent no usable exchange rates`);
      return { rates: data, updatedAt: clock.now().toISOString() };
    },
  };
};
