import type { Tx } from '../../platform/database/database.ts';
import type { PersonalDataHandler } from '../../platform/personal-data.ts';
import type { Deps } from './deps.ts';
import { rename } from './issue/set-naming.ts';

/**
 * Certificates of what a user bought, and of what they made. They stay valid when the user leaves, without the name of
 * whom they were made for; the name of the talent is what they prove.
 */
export const certificatesPersonalData = (deps: Pick<Deps, 'clock' | 'secrets' | 'outbox'>): PersonalDataHandler => ({
  export: async (tx, idUser) => ({ certificates: await certificatesOf(tx, idUser) }),
  erase: async (tx, idUser) => {
    const held = await tx
      .selectFrom('certificate')
      .selectAll()
      .where('id_holder', '=', idUser)
      .where('recipient', 'is not', null)
      .forUpdate()
      .execute();
    for (const certificate of held) await rename(tx, deps, certificate, { recipient: null, naming: 'hidden' });
  },
});

const certificatesOf = (tx: Tx, idUser: number) =>
  tx
    .selectFrom('certificate')
    .select(['code', 'id_order', 'recipient', 'naming', 'statement', 'state', 'issued_at', 'ended_at'])
    .where((eb) => eb.or([eb('id_holder', '=', idUser), eb('id_talent', '=', idUser)]))
    .orderBy('id')
    .execute();
