import type { agents } from '@stagedoor/contract/endpoints/agents';
import { noId, openToAll, own, plain, type Rows } from './row.ts';
import type { Person, World } from './world.ts';

type Sides = { agent?: Person; talent?: Person };

/** Between these two, or newly created users. */
const aMandate = async (world: World, sides: Sides, state: 'asked' | 'accepted'): Promise<number> => {
  const agent = sides.agent ?? (await world.aSeller('AGENT'));
  const talent = sides.talent ?? (await world.aSeller());
  const { id } = await world.one(
    `insert into agent_mandate (id_agent, id_talent, state, asked_at, answered_at)
     values ($1, $2, $3::mandate_state, $4, case when $3 = 'accepted' then $4::timestamptz end) returning id`,
    [agent.idUser, talent.idUser, state, world.program.clock.now()],
  );
  return Number(id);
};

const aTalent = async (world: World) => (await world.aSeller()).idUser;
const accepted = (world: World, talent: Person) => aMandate(world, { talent }, 'accepted');

export const agentsRows: Rows<keyof typeof agents> = {
  getMandates: plain(async (world, person) => {
    await accepted(world, person);
    return {};
  }),
  askMandate: openToAll(
    { make: aTalent, nowhere: noId, send: (idUser) => ({ body: { idUser } }) },
    { refuses: { talent: 'pageNotFound' } },
  ),
  answerMandate: own({
    make: (world, talent) => aMandate(world, { talent }, 'asked'),
    nowhere: noId,
    send: (idMandate) => ({ body: { idMandate, accepted: true } }),
  }),
  endMandate: own(
    { make: accepted, nowhere: noId, send: (idMandate) => ({ body: { idMandate } }) },
    {
      otherSide: {
        isOpen: true,
        about: async (world, agent) => ({ body: { idMandate: await aMandate(world, { agent }, 'accepted') } }),
      },
    },
  ),
  setAgent: openToAll({ make: aTalent, nowhere: noId, send: (idUser) => ({ body: { idUser, isAgent: true } }) }),
};
