import { fail } from '@stagedoor/contract/errors';
import { type DocumentKind, documentVersions } from '@stagedoor/contract/schemas/application';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';

type Consent = { document: DocumentKind; version: string };

/** Accepts consent only to the current version: a user who read an older one must read it again. */
export const confirmDocument =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  (idUser: number, { document, version }: Consent): Promise<void> =>
    database.inTransaction(async (tx) => {
      const present = documentVersions[document];
      if (version !== present) fail('incompleteRequest', { reason: { kind: 'newVersion', version: present } });
      await tx
        .insertInto('document_consent')
        .values({ id_user: idUser, document, version, accepted_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });

export const hasAccepted = async (tx: Tx, idUser: number, document: DocumentKind): Promise<boolean> => {
  const consent = await tx
    .selectFrom('document_consent')
    .select('version')
    .where('id_user', '=', idUser)
    .where('document', '=', document)
    .where('version', '=', documentVersions[document])
    .executeTakeFirst();
  return consent !== undefined;
};
