import type { Language } from '@stagedoor/contract/limits';
import type { findAuctionsBody } from '@stagedoor/contract/schemas/staff-auction';
import type { z } from 'zod';
import { peopleCalled } from '../../talents/index.ts';
import type { Deps } from '../deps.ts';
import { foundDto } from './staff-auctions.presenter.ts';
import { foundAuctions } from './staff-auctions.queries.ts';

type Input = z.output<typeof findAuctionsBody>;

/** All auctions, also of what was taken down; the latest first. */
export const findAuctions =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  async ({ person, size, ...filter }: Input, language: Language) => {
    const people = person === undefined ? null : await database.inTransaction((tx) => peopleCalled(tx, person));
    const rows = await database.read(foundAuctions, { ...filter, people, language, size: size + 1 });
    const items = rows.slice(0, size).map((row) => foundDto(row, clock.now()));
    return { items, next: rows.length > size ? (items.at(-1)?.idProduct ?? null) : null };
  };
