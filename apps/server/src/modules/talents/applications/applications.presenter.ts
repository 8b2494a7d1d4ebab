import { limits } from '@stagedoor/contract/limits';
import type { Application } from '@stagedoor/contract/schemas/application';
import type { ProfilePages } from '../../../platform/ports/profile-pages.ts';
import { daysAfter } from '../../../platform/time.ts';
import type { ApplicationRow, WholeRow } from './applications.repo.ts';

const moment = (at: Date | null) => at?.toISOString() ?? null;

/** A rejected applicant may apply again only after a waiting period. */
export const mayApplyFrom = ({ state, decided_at: at }: Pick<ApplicationRow, 'state' | 'decided_at'>): Date | null =>
  state === 'rejected' && at ? daysAfter(at, limits.application.againDays) : null;

export const applicationDto = (row: WholeRow, pages: ProfilePages): Application => ({
  ...partsDto(row, pages),
  categories: row.categories,
  tags: row.tags,
  mayApplyFrom: moment(mayApplyFrom(row)),
});

type Shown = ApplicationRow & Pick<WholeRow, 'profiles'>;

/** The part that applicant and staff both see. */
export const partsDto = (row: Shown, pages: ProfilePages) => ({
  id: row.id,
  state: row.state,
  specialization: row.specialization,
  about: row.about,
  languages: row.languages,
  code: row.code,
  profiles: row.profiles.map((profile) => ({ ...profile, checkable: pages.mayRead(profile.address) })),
  charity:
    row.id_fund !== null && row.charity_percent !== null
      ? { idCharityFund: row.id_fund, percent: row.charity_percent }
      : null,
  submittedAt: moment(row.submitted_at),
  dueAt: moment(row.due_at),
  decidedAt: moment(row.decided_at),
  asked: row.asked,
  answer: row.answer,
  reason: row.reason,
});
