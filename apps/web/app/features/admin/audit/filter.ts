import type { ActionsFilter } from './api.ts';

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

/** The start of a day in the reader's time zone; undefined for an invalid day. */
const startOf = (day: string, later = 0): string | undefined => {
  const [year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)?.slice(1).map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  return new Date(year, month - 1, date + later).toISOString();
};

/** The filter in the URL, without invalid values. */
export const requestOf = ({ staff, action, subject, from, until }: Filter): ActionsFilter => {
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
