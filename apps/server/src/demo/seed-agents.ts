import type { Tx } from '../platform/database/database.ts';
import { daysAfter } from '../platform/time.ts';
import type { DemoPosts } from './world/posts/demo-post.ts';

type Deps = { now: Date; talentId: (nickname: string) => number; posts: DemoPosts };

/** Makes agents of those who write for others. Returns their mandates, by the id of the talent. */
export const insertMandates = async (tx: Tx, { now, talentId, posts }: Deps): Promise<ReadonlyMap<number, number>> => {
  const mandates = new Map<number, number>();
  for (const [nickname, written] of Object.entries(posts)) {
    const agent = written.find((post) => post.agent !== undefined)?.agent;
    if (agent === undefined) continue;
    const [idAgent, idTalent] = [talentId(agent), talentId(nickname)];
    await tx.updateTable('users').set({ role: 'AGENT' }).where('id', '=', idAgent).execute();
    const times = { asked_at: daysAfter(now, -80), answered_at: daysAfter(now, -79) };
    const { id } = await tx
      .insertInto('agent_mandate')
      .values({ id_agent: idAgent, id_talent: idTalent, state: 'accepted', ...times })
      .returning('id')
      .executeTakeFirstOrThrow();
    mandates.set(idTalent, id);
  }
  return mandates;
};
