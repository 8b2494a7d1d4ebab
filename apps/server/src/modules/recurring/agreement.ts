import type { Selectable } from 'kysely';
import type { RecurringAgreement, RecurringPeriod } from '../../platform/database/schema.gen.ts';

export const kinds = ['membership', 'gift'] as const;
export type Kind = (typeof kinds)[number];

export type Agreement = Selectable<RecurringAgreement>;
export type Period = Selectable<RecurringPeriod>;

/** An agreement whose first period was paid. */
export type Running = Agreement & { anchor: Date; paid_until: Date };

export const isRunning = (agreement: Agreement): agreement is Running =>
  agreement.state !== 'starting' && agreement.state !== 'ended';

export const namesOf = ({ id, kind }: Agreement) => ({ idAgreement: id, kind });
