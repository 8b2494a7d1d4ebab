import { fail } from '@stagedoor/contract/errors';
import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import type { Tx } from '../../../../platform/database/database.ts';
import { makeTalent } from '../../../accounts/index.ts';
import { writeShare } from '../../../charity/index.ts';
import { addTalent } from '../../directory/add-talent.ts';
import { applicationApproved } from '../applications.events.ts';
import { type ApplicationRow, changeApplication, hasLinkedAccount, readApplication } from '../applications.repo.ts';
import type { Deps } from '../deps.ts';
import { proveProfiles } from '../parts.repo.ts';

type UsedDeps = Pick<Deps, 'outbox' | 'live'>;
type Approval = { decided: { id_decider: number; decided_at: Date }; seen: readonly string[] };

export const approveApplication = async (
  tx: Tx,
  { outbox, live }: UsedDeps,
  { id, id_user: idUser }: ApplicationRow,
  { decided, seen }: Approval,
): Promise<void> => {
  await proveProfiles(tx, id, { addresses: seen, proof: 'staff' });
  const row = await readApplication(tx, id);
  const isProven = row.profiles.some(({ proof }) => proof !== null) || (await hasLinkedAccount(tx, idUser));
  if (!isProven) fail('incompleteRequest', { reason: { kind: 'profilesUnproven' } });
  await changeApplication(tx, id, { state: 'approved', ...decided });

  const at = decided.decided_at;
  const name = await makeTalent(tx, idUser);
  const { categories, tags, specialization: headline, about, languages } = row;
  await addTalent(tx, { idUser, name, headline, about, languages, categories, tags, at });
  if (row.id_fund !== null && row.charity_percent !== null) {
    await writeShare(tx, idUser, { share: { idCharityFund: row.id_fund, percent: row.charity_percent }, at });
  }
  await outbox.append(tx, applicationApproved, { id, idUser });
  await live.send(tx, idUser, selfUserUpdated);
};
