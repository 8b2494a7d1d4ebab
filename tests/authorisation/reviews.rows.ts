import type { applications } from '@stagedoor/contract/endpoints/applications';
import type { reviews } from '@stagedoor/contract/endpoints/reviews';
import { documentVersions } from '@stagedoor/contract/schemas/application';
import { anApplicant, fill } from '../support/applications.ts';
import { buyersOrder, done, ofTalent } from './of-order.ts';
import { noId, ofStaff, openToAll, own, plain, type Rows } from './row.ts';
import { aboutTalents, aScore } from './things.ts';
import type { Person, World } from './world.ts';

const reason = 'These are rude words';

const withScores = async (world: World) => {
  const talent = await world.aSeller();
  await aScore(world, { talent });
  return talent.idUser;
};
const aReviewedProduct = async (world: World): Promise<number> => {
  const idScore = await aScore(world, {});
  return (await world.one('select id_product as id from score where id = $1', [idScore])).id;
};
const aReportedScore = async (world: World) => {
  const idScore = await aScore(world, {});
  await (await world.aFan()).client.post('/report-score', { idScore, reason });
  return idScore;
};

export const reviewsRows: Rows<keyof typeof reviews> = {
  getProductScores: openToAll({ make: aReviewedProduct, nowhere: noId, send: (id) => ({ params: { id } }) }),
  getScores: aboutTalents((x) => ({ params: { x } }), {}, withScores),
  setScore: buyersOrder(done, (idOrder) => ({ body: { idOrder, score: 5, text: 'Thank you' } })),
  replyToScore: ofTalent({
    make: aScore,
    nowhere: noId,
    send: (idScore) => ({ body: { idScore, text: 'You are welcome' } }),
  }),
  reportScore: openToAll({
    make: (world) => aScore(world, {}),
    nowhere: noId,
    send: (idScore) => ({ body: { idScore, reason } }),
  }),
  getScoreReports: plain(async (world) => {
    await aReportedScore(world);
    return {};
  }),
  decideScoreReport: openToAll({
    make: aReportedScore,
    nowhere: noId,
    send: (idScore) => ({ body: { idScore, remove: true, reason } }),
  }),
};

/** A profile in an application, with our code on its page. */
const aMarkedProfile = async ({ pages }: World, { idUser, client }: Person) => {
  const address = `https://voices.example/${idUser}`;
  const { body } = await fill(client, { profiles: [address] });
  pages.set(address, (body as { application?: { code: string } }).application?.code ?? '');
  return address;
};
const aSubmitted = async ({ program, stage }: World) => {
  const { client, id } = await anApplicant(program, stage.category);
  await fill(client, { submit: true });
  return id;
};
/** Talents and staff cannot apply, so they have no application. */
const unlessFan = <Refusal extends 'requestAlreadyExists' | 'pageNotFound'>(refusal: Refusal) => ({
  refuses: { talent: refusal, agent: refusal, ...ofStaff(refusal) },
});

export const applicationsRows: Rows<keyof typeof applications> = {
  upgradeExpert: plain(() => ({ body: { about: 'I sing.' } }), unlessFan('requestAlreadyExists')),
  getApplication: plain(async (_world, { client }) => {
    await fill(client);
    return {};
  }),
  checkProfile: own(
    {
      make: aMarkedProfile,
      nowhere: 'https://voices.example/nobody',
      send: (address) => ({ body: { address } }),
    },
    unlessFan('pageNotFound'),
  ),
  confirmDocument: plain(() => ({ query: { document: 'offer', version: documentVersions.offer } })),
  getApplications: plain(async (world) => {
    await aSubmitted(world);
    return {};
  }),
  decideApplication: openToAll({
    make: aSubmitted,
    nowhere: noId,
    send: (id) => ({ body: { id, decision: 'reject', words: 'Come again with a stage' } }),
  }),
};
