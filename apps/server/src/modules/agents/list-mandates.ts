import type { Language } from '@stagedoor/contract/limits';
import type { Mandate } from '@stagedoor/contract/schemas/agents';
import { sql } from 'kysely';
import { query } from '../../platform/database/read.ts';
import type { MandateState } from '../../platform/database/schema.gen.ts';
import { mediaLink } from '../media/index.ts';
import { mandateActs } from './acting.ts';
import type { Deps } from './deps.ts';
import { stateOnWire } from './lock-mandate.ts';

type Row = {
  id: number;
  idAgent: number;
  state: MandateState;
  acts: boolean;
  askedAt: Date;
  answeredAt: Date | null;
  endedAt: Date | null;
  idPartner: number;
  name: string;
  nickname: string | null;
  idImage: string | null;
};

/** The open ones, and as many of the latest others. */
const most = 100;

const mandatesOf = query<{ idUser: number; language: Language; now: Date }, Row>('mandates-of', (db, arg) =>
  db
    .selectFrom('agent_mandate as m')
    .innerJoin('users as partner', (join) =>
      join.on(sql<boolean>`partner.id = case when m.id_agent = ${arg.idUser} then m.id_talent else m.id_agent end`),
    )
    .leftJoin('talent as page', 'page.id_user', 'partner.id')
    .select([
      'm.id',
      'm.id_agent as idAgent',
      'm.state',
      'm.asked_at as askedAt',
      'm.answered_at as answeredAt',
      'm.ended_at as endedAt',
      'partner.id as idPartner',
      'partner.nickname',
      'partner.id_image as idImage',
    ])
    .select([
      mandateActs(sql.val(arg.now)).as('acts'),
      sql<string>`coalesce(page.names ->> ${arg.language}::text, partner.name)`.as('name'),
    ])
    .where((eb) => eb.or([eb('m.id_agent', '=', arg.idUser), eb('m.id_talent', '=', arg.idUser)]))
    .orderBy(sql`m.state in ('asked', 'accepted')`, 'desc')
    .orderBy('m.id', 'desc')
    .limit(most),
);

/** A user's mandates from both sides, the open ones first, then the latest. */
export const listMandates =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  async (idUser: number, language: Language): Promise<Mandate[]> => {
    const rows = await database.read(mandatesOf, { idUser, language, now: clock.now() });
    return rows.map((row) => ({
      idMandate: row.id,
      side: row.idAgent === idUser ? 'AGENT' : 'TALENT',
      partner: {
        idUser: row.idPartner,
        name: row.name,
        nickname: row.nickname,
        imageLink: mediaLink(row.idImage),
      },
      state: stateOnWire[row.state],
      acts: row.acts,
      askedAt: row.askedAt.toISOString(),
      answeredAt: row.answeredAt?.toISOString() ?? null,
      endedAt: row.endedAt?.toISOString() ?? null,
    }));
  };
