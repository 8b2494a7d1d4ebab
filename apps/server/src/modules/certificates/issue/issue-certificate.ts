import { randomInt } from 'node:crypto';
import { certificateCode, codeSymbols, randomSymbols } from '@stagedoor/contract/certificate-code';
import type { CertificateKind, CertificateStatement, Naming } from '@stagedoor/contract/schemas/certificate';
import type { Tx } from '../../../platform/database/database.ts';
import { verificationOf } from '../../talents/index.ts';
import { insertCertificate, lockValid } from '../certificates.repo.ts';
import type { Deps } from '../deps.ts';
import { endCertificate } from '../end/end-certificate.ts';
import { record } from '../log/record.ts';
import { signStatement } from '../sign/sign-statement.ts';
import { named } from './named.ts';

export type DeliveredThing = {
  idOrder: number;
  idTalent: number;
  idHolder: number;
  kind: CertificateKind;
  product: string;
  recipient: string | null;
  naming: Naming;
  files: CertificateStatement['files'];
};

/** In the transaction of a delivery. What is delivered anew has a new certificate, to which the old one leads. */
export const issueCertificate =
  (deps: Deps) =>
  async (tx: Tx, delivered: DeliveredThing): Promise<void> => {
    const at = deps.clock.now();
    const before = await lockValid(tx, delivered.idOrder);
    // What the buyer has chosen meanwhile stays.
    const thing = { ...delivered, ...(before && { naming: before.naming }) };
    if (before) await endCertificate(tx, deps, before, { state: 'superseded' });
    const code = newCode();
    const statement = await statementOf(tx, thing, { code, at, replaces: before?.code ?? null });
    const signed = await signStatement(tx, deps, statement);
    await insertCertificate(tx, {
      code,
      id_order: thing.idOrder,
      id_talent: thing.idTalent,
      id_holder: thing.idHolder,
      recipient: thing.recipient,
      naming: thing.naming,
      issued_at: at,
      id_predecessor: before?.id ?? null,
      ...signed,
    });
    await record(tx, deps, 'issued', signed.statement);
  };

const newCode = (): string => {
  const symbols = Array.from({ length: randomSymbols }, () => codeSymbols.charAt(randomInt(codeSymbols.length)));
  return certificateCode(symbols.join(''));
};

type About = { code: string; at: Date; replaces: string | null };

const statementOf = async (
  tx: Tx,
  thing: DeliveredThing,
  { code, at, replaces }: About,
): Promise<CertificateStatement> => {
  const { name } = await tx
    .selectFrom('users')
    .select('name')
    .where('id', '=', thing.idTalent)
    .executeTakeFirstOrThrow();
  return {
    format: 'stagedoor-certificate/1',
    code,
    revision: 0,
    kind: thing.kind,
    product: thing.product,
    talent: { id: thing.idTalent, name, ...(await verificationOf(tx, thing.idTalent)) },
    recipient: named(thing.recipient, thing.naming),
    deliveredAt: at.toISOString(),
    files: thing.files,
    replaces,
  };
};
