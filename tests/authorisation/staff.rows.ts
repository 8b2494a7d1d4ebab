import type { jobs } from '@stagedoor/contract/endpoints/jobs';
import type { ledger } from '@stagedoor/contract/endpoints/ledger';
import type { moderation } from '@stagedoor/contract/endpoints/moderation';
import type { overviews } from '@stagedoor/contract/endpoints/overviews';
import type { staff } from '@stagedoor/contract/endpoints/staff';
import { insertDecision } from '../../apps/server/src/modules/moderation/decisions/decisions.repo.ts';
import { codeFor } from '../support/authenticator.ts';
import { days } from '../support/clock.ts';
import { reason } from '../support/moderation.ts';
import { someStaff } from '../support/wallet.ts';
import { editedPost } from './feed.rows.ts';
import { noId, noToken, noUuid, openToAll, own, plain, type Rows } from './row.ts';
import { aLink, anOrder, aTalentId } from './things.ts';
import type { Person, World } from './world.ts';

const aReport = async (world: World): Promise<number> => {
  const idOwner = await aTalentId(world);
  const { client } = await world.aFan();
  await client.post('/complain', { subject: 'USER', id: idOwner, reason: 'PLAGIARISM', text: 'Look' });
  return (await world.one('select id from report where id_owner = $1', [idOwner])).id;
};

/** A staff decision about this person. */
const aDecision = async ({ program }: World, { idUser: id_owner }: Person): Promise<number> => {
  const { idUser: id_staff } = await someStaff(program);
  const now = program.clock.now();
  const times = { decided_at: now, appeal_until: new Date(now.getTime() + days(14)) };
  const block = { id_report: null, verdict: 'block', duration: 'week', reason } as const;
  const { id } = await program.database.inTransaction((tx) =>
    insertDecision(tx, { id_owner, id_staff, ...block, ...times }),
  );
  return id;
};
const anAppealLink = async (world: World, person: Person) =>
  aLink(world, { purpose: 'appeal', idUser: person.idUser, ref: await aDecision(world, person) });
const anAppeal = async (world: World): Promise<number> => {
  const fan = await world.aFan();
  const idDecision = await aDecision(world, fan);
  await fan.client.post('/appeal', { idDecision, text: 'It was not me' });
  return idDecision;
};
const aBlocked = async (world: World): Promise<number> => {
  const { client } = await someStaff(world.program);
  const { idUser } = await world.aFan();
  await client.post('/block-person', { idUser, duration: 'week', reason });
  return idUser;
};
const aFanId = async (world: World) => (await world.aFan()).idUser;

export const moderationRows: Rows<keyof typeof moderation> = {
  getOwnDecisions: plain(async (world, person) => {
    await aDecision(world, person);
    return {};
  }),
  readAppealLink: openToAll({ make: anAppealLink, nowhere: noToken, send: (token) => ({ body: { token } }) }),
  appeal: {
    'by its link': openToAll({
      make: anAppealLink,
      nowhere: noToken,
      send: (token) => ({ body: { token, text: 'It was not me' } }),
    }),
    'by its number': own(
      { make: aDecision, nowhere: noId, send: (idDecision) => ({ body: { idDecision, text: 'It was not me' } }) },
      { refuses: { visitor: 'noSuchUser' } },
    ),
  },
  getReports: plain(async (world) => {
    await aReport(world);
    return {};
  }),
  decideReport: openToAll({
    make: aReport,
    nowhere: noId,
    send: (idReport) => ({ body: { idReport, verdict: 'warn', reason } }),
  }),
  decideAppeal: openToAll({
    make: anAppeal,
    nowhere: noId,
    send: (idDecision) => ({ body: { idDecision, result: 'uphold', reason } }),
  }),
  findPeople: plain(() => ({ body: {} })),
  getPostHistory: openToAll({ make: editedPost, nowhere: noId, send: (idPost) => ({ body: { idPost } }) }),
  getPerson: openToAll({ make: aFanId, nowhere: noId, send: (id) => ({ params: { id } }) }),
  blockPerson: openToAll({
    make: aFanId,
    nowhere: noId,
    send: (idUser) => ({ body: { idUser, duration: 'week', reason } }),
  }),
  unblockPerson: openToAll({ make: aBlocked, nowhere: noId, send: (idUser) => ({ body: { idUser, reason } }) }),
};

/** Sets up the second factor of a staff member; returns the recovery codes. */
const recoveryCodesOf = async ({ program }: World, { client }: Pick<Person, 'client'>): Promise<string[]> => {
  const { secret } = (await client.post('/start-second-factor')).body as { secret: string };
  if (secret === undefined) return [];
  const code = codeFor(secret, program.clock.now());
  return ((await client.post('/confirm-second-factor', { code })).body as { recoveryCodes: string[] }).recoveryCodes;
};
const withRecoveryCode = plain(async (world, person) => {
  const [recoveryCode = 'none'] = await recoveryCodesOf(world, person);
  return { body: { recoveryCode } };
});
const aColleague = async (world: World) => {
  const colleague = await someStaff(world.program);
  await recoveryCodesOf(world, colleague);
  return colleague.idUser;
};
const doneSomething = async (world: World) => {
  await aBlocked(world);
  return {};
};

export const staffRows: Rows<keyof typeof staff> = {
  getStaffSelf: plain(() => ({})),
  startSecondFactor: plain(() => ({ body: {} })),
  confirmSecondFactor: plain(async ({ program }, { client }) => {
    const { secret = '' } = (await client.post('/start-second-factor')).body as { secret?: string };
    return { body: { code: codeFor(secret, program.clock.now()) } };
  }),
  enterSecondFactor: withRecoveryCode,
  renewRecoveryCodes: withRecoveryCode,
  getStaffMembers: plain(() => ({})),
  addStaffMember: plain(async (world) => ({ body: { email: (await world.aFan()).email, scopes: ['support'] } })),
  changeStaffScopes: openToAll({
    make: aColleague,
    nowhere: noId,
    send: (idUser) => ({ body: { idUser, scopes: ['content'] } }),
  }),
  removeStaffMember: openToAll({ make: aColleague, nowhere: noId, send: (idUser) => ({ body: { idUser } }) }),
  resetSecondFactor: openToAll({ make: aColleague, nowhere: noId, send: (idUser) => ({ body: { idUser } }) }),
  getStaffActions: plain(doneSomething),
  getStaffActors: plain(doneSomething),
};

export const overviewsRows: Rows<keyof typeof overviews> = {
  getStudioOverview: plain(async (world) => {
    await anOrder(world, {});
    return { query: { timeZone: 'Europe/Kyiv' } };
  }),
  getStaffOverview: plain(async (world) => {
    await anOrder(world, {});
    return {};
  }),
};

export const ledgerRows: Rows<keyof typeof ledger> = {
  getBooks: plain(() => ({})),
  auditBooks: plain(() => ({})),
  getLedgerAccounts: plain(async (world) => {
    await anOrder(world, {});
    return {};
  }),
  getLedgerTransactions: plain(async (world) => {
    await anOrder(world, {});
    return {};
  }),
};

type JobAt = { queue: string; id: string };

/** A failed job. */
const aFailedJob = async (world: World): Promise<JobAt> => {
  await anOrder(world, {});
  const sql = `update pgboss.job set state = 'failed', retry_count = 20, completed_on = now(), output = '{"message": "no"}'
    where id = (select id from pgboss.job where state = 'created' limit 1) returning id, name as queue`;
  const { id, queue } = await world.one(sql);
  return { id, queue };
};
const noJob: JobAt = { queue: 'no.such.queue', id: noUuid };

export const jobsRows: Rows<keyof typeof jobs> = {
  getJobs: plain(() => ({})),
  getStuckJobs: plain(async (world) => {
    await aFailedJob(world);
    return {};
  }),
  retryJobs: openToAll({ make: aFailedJob, nowhere: noJob, send: (body) => ({ body }) }),
  dropJob: openToAll({ make: aFailedJob, nowhere: noJob, send: (at) => ({ body: { ...at, reason: 'Of no use' } }) }),
};
