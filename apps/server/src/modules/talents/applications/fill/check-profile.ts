import { fail } from '@stagedoor/contract/errors';
import type { Application } from '@stagedoor/contract/schemas/application';
import { checking, countCheck } from '../../../../platform/attempts.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { OutgoingFailure } from '../../../../platform/ports/outgoing.ts';
import { applicationDto } from '../applications.presenter.ts';
import { lockLatest, readApplication } from '../applications.repo.ts';
import type { Deps } from '../deps.ts';
import { proveProfiles } from '../parts.repo.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'secrets' | 'profilePages'>;

/** Fetches the page, outside any transaction, and looks for the code that only its owner can put there. */
export const checkProfile =
  (deps: UsedDeps) =>
  async (idUser: number, address: string): Promise<Application> => {
    const { code } = await deps.database.inTransaction((tx) => openProfile(tx, idUser, address));
    if (!deps.profilePages.mayRead(address)) fail('incompleteRequest', { reason: { kind: 'checkedByStaff' } });
    await countCheck(deps, checking('checkProfile'), String(idUser));
    const page = await deps.profilePages.read(address).catch(refuseUnread);
    if (!page.includes(code)) fail('incompleteRequest', { reason: { kind: 'codeNotFound' } });
    return deps.database.inTransaction(async (tx) => {
      const { id } = await openProfile(tx, idUser, address);
      await proveProfiles(tx, id, { addresses: [address], proof: 'code' });
      return applicationDto(await readApplication(tx, id), deps.profilePages);
    });
  };

const openProfile = async (tx: Tx, idUser: number, address: string) => {
  const latest = await lockLatest(tx, idUser);
  if (!latest) return fail('pageNotFound');
  if (latest.state !== 'draft' && latest.state !== 'moreAsked') return fail('requestAlreadyExists');
  const row = await readApplication(tx, latest.id);
  return row.profiles.some((profile) => profile.address === address) ? row : fail('pageNotFound');
};

const refuseUnread = (error: unknown): never => {
  if (error instanceof OutgoingFailure) fail('serviceLater', { cause: error });
  throw error;
};
