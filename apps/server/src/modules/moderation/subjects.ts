import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { ReportedThing, ReportSubject } from '../../extension-points/report-subject.ts';
import type { Tx } from '../../platform/database/database.ts';

/** A block without a report is about the user, who can be reported too. */
export const personName = 'USER';

export type Subjects = {
  add(subject: ReportSubject): void;
  /** Refuses names that no module has registered. */
  called(name: string): ReportSubject;
  /** Describes each thing, in the given order. */
  describe(tx: Tx, things: readonly Thing[], language: Language): Promise<(ReportedThing | undefined)[]>;
  /** Restores whatever this decision took down, of every kind. */
  restore(tx: Tx, idDecision: number, at: Date): Promise<void>;
};

type Thing = { subject: string; id_subject: number };

export const createSubjects = (): Subjects => {
  const byName = new Map<string, ReportSubject>();
  return {
    add(subject) {
      if (byName.has(subject.name)) throw new Error(`The report subject ${subject.name} is registered twice.`);
      byName.set(subject.name, subject);
    },
    called: (name) => byName.get(name) ?? fail('mandatoryFieldNull', { fields: { subject: 'invalid' } }),
    async describe(tx, things, language) {
      const known = new Map<string, ReadonlyMap<number, ReportedThing>>();
      for (const [name, same] of Map.groupBy(things, ({ subject }) => subject)) {
        const ids = [...new Set(same.map(({ id_subject }) => id_subject))];
        known.set(name, (await byName.get(name)?.describe(tx, ids, language)) ?? new Map());
      }
      return things.map(({ subject, id_subject }) => known.get(subject)?.get(id_subject));
    },
    async restore(tx, idDecision, at) {
      for (const { takedown } of byName.values()) await takedown?.restore(tx, idDecision, at);
    },
  };
};
