import type { Asked } from './api.ts';

const filterNames = ['staff', 'action', 'subject', 'from', 'until'] as const;
export type Filter = Record<(typeof filterNames)[number], string>;

export const filterOf = (query: URLSearchParams): Filter => {
  const [staff = '', action = '', subject = '', from = '', until = ''] = filterNames.map(
    (name) => query.get(name) ?? '',
  );
  return { staff, action, subject, from, until };
};

export const queryOf = (filter: Filter): URLSearchParams =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));

/** The first moment of a day where the reader is; nothing where the address names no day. */
const startOf = (day: string, later = 0): string | undefined => {
  const [year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)?.slice(1).map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  return new Date(year, month - 1, date + later).toISOString();
};

/** What the address asks for; what it says wrongly is left out. */
export const askedOf = ({ staff, action, subject, from, until }: Filter): Asked => {
  const idStaff = /^[1-9]\d{0,14}$/.test(staff) ? Number(staff) : undefined;
  const [since, before] = [startOf(from), startOf(until, 1)];
  return {
    ...(idStaff !== undefined && { idStaff }),
    ...(action !== '' && { action }),
    ...(subject.trim() !== '' && { subject: subject.trim().toLowerCase() }),
    ...(since !== undefined && { since }),
    ...(before !== undefined && { until: before }),
  };
};
