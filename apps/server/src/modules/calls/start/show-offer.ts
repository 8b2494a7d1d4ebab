import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import type { CallClosedWhy, CallOffer } from '@stagedoor/contract/schemas/call';
import { sql } from 'kysely';
import { opaqueParam, query } from '../../../platform/database/read.ts';
import { type Blocks, blocksOf, isOpen } from '../../access/index.ts';
import { personDto } from '../calls.presenter.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../read/calls.queries.ts';
import { callableFrom, settingsIn, settingsJson } from '../settings/call-settings.ts';

type Asked = { idUser: number; idPartner: number; language: Language; now: Date };
type Row = Person &
  Blocks & {
    calls: boolean;
    idProduct: number | null;
    rate: number | null;
    packSeconds: number;
    settings: Parameters<typeof settingsIn>[0] | null;
  };

const offerOf = query<Asked, Row>('call-offer', (db, arg) => {
  const now = opaqueParam(arg.now, 'timestamptz');
  return db
    .selectFrom('users')
    .leftJoin('talent as page', 'page.id_user', 'users.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('product as p')
          .select(['p.id as idProduct', 'p.lowest_price as rate'])
          .whereRef('p.id_owner', '=', 'users.id')
          .where('p.type', '=', 'CALL')
          .where('p.shelf', '=', 'ACTIVE')
          .orderBy('p.lowest_price')
          .orderBy('p.id')
          .limit(1)
          .as('offer'),
      (join) => join.onTrue(),
    )
    .select(['users.id as idUser', 'users.id_image as idImage', 'users.calls', 'offer.idProduct', 'offer.rate'])
    .select([
      sql<string>`coalesce(page.names ->> ${arg.language}::text, users.name)`.as('name'),
      sql<boolean>`page.id_user is not null`.as('hasProfile'),
      sql<number>`coalesce((
        select e."left" from entitlement e join orders o on o.id = e.id_order
        where e.id_user = ${arg.idUser} and e.id_talent = users.id and e.kind = 'seconds' and e."left" > 0
          and e.valid_until > ${now} and o.state = 'completed'
        order by e.valid_until, e.id_order limit 1), 0)`.as('packSeconds'),
    ])
    .select(settingsJson.as('settings'))
    .select(blocksOf(arg))
    .where('users.id', '=', arg.idPartner)
    .where(isOpen(now))
    .$castTo<Row>();
});

const whyNot = (row: Row, isKnown: boolean, isAnswering: boolean): CallClosedWhy | null => {
  if (row.blocked || row.self_blocked) return 'ACCOUNT_BLOCKED';
  if (row.between) return 'BLOCKED';
  if (!row.calls) return 'CALLS_OFF';
  if (row.idProduct === null) return 'NO_OFFER';
  if (!isAnswering) return 'NOT_NOW';
  return isKnown ? null : 'LOG_IN';
};

/** Whether a talent can be called now, and what it costs. */
export const showOffer =
  ({ database: { read }, clock }: Pick<Deps, 'database' | 'clock'>) =>
  async (viewer: number | null, idPartner: number, language: Language): Promise<CallOffer> => {
    const now = clock.now();
    const [row] = await read(offerOf, { idUser: viewer ?? 0, idPartner, language, now });
    if (!row || viewer === idPartner) return fail('pageNotFound');
    const from = callableFrom(settingsIn(row.settings ?? undefined), now);
    const isAnswering = from !== null && from <= now;
    return {
      partner: personDto(row),
      closed: whyNot(row, viewer !== null, isAnswering),
      answersFrom: isAnswering ? null : (from?.toISOString() ?? null),
      rate: row.rate === null ? null : cents(row.rate),
      idProduct: row.idProduct,
      packSeconds: row.packSeconds,
    };
  };
