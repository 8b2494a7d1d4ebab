import type { Invariant } from '../../ledger/index.ts';

const logIsChained: Invariant = {
  id: 'I23',
  name: 'certificate-log-is-chained',
  description: 'Every line of the certificate log carries the hash of the line before it, and none is missing',
  violationsSql: `
    select seq, line from (
      select seq, line, hash, row_number() over (order by seq) as nth,
        coalesce(encode(lag(hash) over (order by seq), 'hex'), repeat('0', 64)) as previous
      from certificate_log) chained
    where seq <> nth or line::jsonb ->> 'previous' <> previous or hash <> sha256(convert_to(line, 'UTF8'))`,
};

// A line follows a moment after its certificate.
const certificatesAreLogged: Invariant = {
  id: 'I23',
  name: 'certificates-are-logged',
  description: 'Every certificate is in the log as it stands, and so is its end',
  violationsSql: `
    select c.code, c.state::text as state from certificate c
    cross join lateral (select encode(sha256(convert_to(c.statement, 'UTF8')), 'hex') as hash) said
    where (
        not exists (select from certificate_log l where l.line::jsonb ->> 'statement' = said.hash
          and l.line::jsonb ->> 'kind' in ('issued', 'changed'))
        or c.state <> 'valid' and not exists (
          select from certificate_log l where l.line::jsonb ->> 'kind' = c.state::text
            and l.line::jsonb ->> 'statement' in (said.hash)))
      and not exists (select from fact f where f.handled_at is null and f.type = 'certificate.recorded')`,
};

const replacedAreReplaced: Invariant = {
  id: 'I23',
  name: 'superseded-certificates-have-successors',
  description: 'A certificate is superseded by one of the same order, and only then',
  violationsSql: `
    select c.code, c.state::text as state, next.code as next
    from certificate c left join certificate next on next.id_predecessor = c.id
    where (c.state = 'superseded') <> (next.id is not null) or next.id_order <> c.id_order`,
};

export const certificateInvariants: readonly Invariant[] = [logIsChained, certificatesAreLogged, replacedAreReplaced];
