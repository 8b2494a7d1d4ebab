import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { query } from '../../platform/database/read.ts';
import type { Certificate } from '../../platform/database/schema.gen.ts';

export type CertificateRow = Selectable<Certificate>;

export const insertCertificate = (tx: Tx, row: Insertable<Certificate>) =>
  tx.insertInto('certificate').values(row).execute();

/** The certificate of an order that holds. */
export const lockValid = (tx: Tx, idOrder: number): Promise<CertificateRow | undefined> =>
  tx
    .selectFrom('certificate')
    .selectAll()
    .where('id_order', '=', idOrder)
    .where('state', '=', 'valid')
    .forUpdate()
    .executeTakeFirst();

export const lockOwn = (tx: Tx, code: string, idHolder: number): Promise<CertificateRow | undefined> =>
  tx
    .selectFrom('certificate')
    .selectAll()
    .where('code', '=', code)
    .where('id_holder', '=', idHolder)
    .forUpdate()
    .executeTakeFirst();

type Shown = Pick<CertificateRow, 'statement' | 'signature' | 'id_key' | 'state' | 'ended_at' | 'revoked'> & {
  replaced_by: string | null;
  image: string | null;
};

export const certificateByCode = query<{ code: string }, Shown>('certificate-by-code', (db, arg) =>
  db
    .selectFrom('certificate as c')
    .innerJoin('users', 'users.id', 'c.id_talent')
    .leftJoin('certificate as next', 'next.id_predecessor', 'c.id')
    .select(['c.statement', 'c.signature', 'c.id_key', 'c.state', 'c.ended_at', 'c.revoked'])
    .select(['next.code as replaced_by', 'users.id_image as image'])
    .where('c.code', '=', arg.code)
    .$castTo<Shown>(),
);
