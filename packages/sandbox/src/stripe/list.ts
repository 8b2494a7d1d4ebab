import { invalid, missing } from './errors.ts';
import type { Params } from './form.ts';
import { integer, object, text } from './params.ts';

export type List<T> = { object: 'list'; url: string; has_more: boolean; data: T[] };

type Row = { id: string; created?: number };

const within = (created: number | undefined, params: Params): boolean => {
  if (params.created === undefined || created === undefined) return true;
  if (typeof params.created === 'string') return created === integer(params, 'created');
  const range = object(params, 'created');
  const bound = (name: string) => integer(range, name);
  const [gt, gte, lt, lte] = [bound('gt'), bound('gte'), bound('lt'), bound('lte')];
  return (
    (gt === null || created > gt) &&
    (gte === null || created >= gte) &&
    (lt === null || created < lt) &&
    (lte === null || created <= lte)
  );
};

/** A page of rows, given newest first, with Stripe's cursors. */
export const listOf = <T extends Row>(url: string, kind: string, all: T[], params: Params): List<T> => {
  const limit = integer(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('Limit must be between 1 and 100.', { param: 'limit' });
  const rows = all.filter((row) => within(row.created, params));
  const positionOf = (name: string, id: string) => {
    const position = rows.findIndex((row) => row.id === id);
    if (position < 0) throw missing(kind, id, name);
    return position;
  };
  const before = text(params, 'ending_before');
  if (before) {
    const end = positionOf('ending_before', before);
    const start = Math.max(0, end - limit);
    return { object: 'list', url, has_more: start > 0, data: rows.slice(start, end) };
  }
  const after = text(params, 'starting_after');
  const start = after ? positionOf('starting_after', after) + 1 : 0;
  return { object: 'list', url, has_more: start + limit < rows.length, data: rows.slice(start, start + limit) };
};
