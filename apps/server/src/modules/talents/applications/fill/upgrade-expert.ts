import { fail } from '@stagedoor/contract/errors';
import type { Application, ApplicationChange } from '@stagedoor/contract/schemas/application';
import type { Tx } from '../../../../platform/database/database.ts';
import { requireFund } from '../../../charity/index.ts';
import { applicationDto } from '../applications.presenter.ts';
import { changeApplication, readApplication } from '../applications.repo.ts';
import type { Deps } from '../deps.ts';
import { replaceCategories, replaceProfiles, replaceTags } from '../parts.repo.ts';
import { openDraft } from './open-draft.ts';
import { submitApplication } from './submit-application.ts';

type Input = ApplicationChange & { submit: boolean };

/** Saves a part of the application, and submits it if requested. */
export const upgradeExpert =
  ({ database, clock, profilePages }: Pick<Deps, 'database' | 'clock' | 'profilePages'>) =>
  (idUser: number, { submit, ...change }: Input): Promise<Application> =>
    database.inTransaction(async (tx) => {
      const { id, state } = await openDraft(tx, idUser, clock.now());
      if (change.answer && state !== 'moreAsked') fail('mandatoryFieldNull', { fields: { answer: 'invalid' } });
      await writeParts(tx, id, change);
      if (submit) await submitApplication(tx, await readApplication(tx, id), clock.now());
      return applicationDto(await readApplication(tx, id), profilePages);
    });

const writeParts = async (tx: Tx, id: number, change: ApplicationChange): Promise<void> => {
  const { categories, tags, profiles, charity, specialization, about, languages, answer } = change;
  if (charity) await requireFund(tx, charity.idCharityFund);
  await changeApplication(tx, id, {
    ...(specialization !== undefined && { specialization }),
    ...(about !== undefined && { about }),
    ...(languages !== undefined && { languages }),
    ...(answer !== undefined && { answer }),
    ...(charity !== undefined && {
      id_fund: charity?.idCharityFund ?? null,
      charity_percent: charity?.percent ?? null,
    }),
  });
  if (categories) await replaceCategories(tx, id, categories);
  if (tags) await replaceTags(tx, id, tags);
  if (profiles) await replaceProfiles(tx, id, profiles);
};
