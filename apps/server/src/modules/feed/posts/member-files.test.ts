import { limits } from '@stagedoor/contract/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { days } from '../../../../../../tests/support/clock.ts';
import { aPost, postOf } from '../../../../../../tests/support/feed.ts';
import { aClub, aJoinedFan } from '../../../../../../tests/support/memberships.ts';
import { again, moveClock } from '../../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { aClient } from '../../../../../../tests/support/program.ts';
import { anMp3 } from '../../../../../../tests/support/songs.ts';
import { anUpload } from '../../../../../../tests/support/uploads.ts';
import { userWith } from '../../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();
beforeEach(() => program.database.pool.query('delete from rate_limit'));

const { memberBytes, memberFilesPerDay } = limits.files;

type Client = Awaited<ReturnType<typeof userWith>>['client'];

const begin = (client: Pick<Client, 'post'>, idUser: number | undefined, size = 10) =>
  client.post('/start-upload', { size, kind: 'AUDIO', idUser });

const upload = (client: Client, idUser: number) => anUpload(client, anMp3(), { kind: 'AUDIO', idUser });

/** The people of the other tests are talents too. */
const asFan = async ({ idUser }: { idUser: number }) => {
  await program.database.pool.query(`update users set role = 'FAN' where id = $1`, [idUser]);
  return { idUser, client: await again(program, idUser) };
};

const setUp = async () => {
  const club = await aClub(program, 1000);
  return { ...club, member: await asFan(await aJoinedFan(program, club.plans[0] ?? 0, 1000)) };
};

describe('a member of a community', () => {
  it('attaches an audio file, which only the community hears', async () => {
    const { idTalent, talent, member } = await setUp();
    const idFile = await upload(member.client, idTalent);
    const idPost = await aPost(member.client, { idUser: idTalent, idFile }, 'community');
    const heard = await postOf(talent, idPost, 'community');
    expect(heard.attachments).toMatchObject([{ type: 'AUDIO', idFile }]);
    const [file] = heard.attachments;
    const link = file?.type === 'AUDIO' ? file.fileLink : '';
    expect((await program.app.inject({ url: link })).statusCode).toBe(200);
    expect(await postOf(aClient(program), idPost, 'community')).toMatchObject({
      locked: true,
      attachments: [],
      behind: { audio: true },
    });
  });

  it('uploads less than a talent, and not too often', async () => {
    const { idTalent, talent, member } = await setUp();
    expect((await begin(member.client, idTalent, memberBytes + 1)).body).toMatchObject({
      error: 1046,
      fields: { size: 'tooLarge' },
    });
    expect((await begin(talent, undefined, memberBytes + 1)).status).toBe(200);
    for (let at = 0; at < memberFilesPerDay; at++) expect((await begin(member.client, idTalent)).status).toBe(200);
    expect((await begin(member.client, idTalent)).body).toMatchObject({ error: 1046, fields: { uploads: 'tooLarge' } });
    await moveClock(program, days(1));
    expect((await begin(await again(program, member.idUser), idTalent)).status).toBe(200);
  });

  it('is who is one now: others are refused', async () => {
    const { idTalent, member } = await setUp();
    const [other, fan] = [await setUp(), await asFan(await userWith(program))];
    for (const client of [fan.client, other.member.client])
      expect((await begin(client, idTalent)).body).toMatchObject({ error: 1028, reason: { kind: 'membersOnly' } });
    expect((await member.client.post('/start-upload', { size: 10, kind: 'VIDEO' })).body).toMatchObject({
      error: 1058,
    });
  });
});
