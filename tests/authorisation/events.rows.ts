import { randomBytes } from 'node:crypto';
import type { events } from '@stagedoor/contract/endpoints/events';
import type { uploads } from '@stagedoor/contract/endpoints/uploads';
import { hours } from '../support/clock.ts';
import { aJpeg } from '../support/hostile-files.ts';
import { anMp4, sha256 } from '../support/videos.ts';
import { noId, ofStaff, openToAll, own, plain, type Rows } from './row.ts';
import type { Person, World } from './world.ts';

const aNotification = async (world: World, { idUser }: Person): Promise<number> => {
  const sql = `insert into event_log (id_user, type, created_at, in_app, params)
    values ($1, 'ORDER_MESSAGE', $2, true, '{"text": "You sang like a lark"}') returning id`;
  return (await world.one(sql, [idUser, world.program.clock.now()])).id;
};

let browsers = 0;
const aBrowser = () => `https://push.example/${++browsers}`;

export const eventsRows: Rows<keyof typeof events> = {
  newEventsCount: plain(() => ({})),
  getExchangeRates: plain(() => ({})),
  getDatedRates: plain(() => ({})),
  eventLogs: plain(async (world, person) => {
    await aNotification(world, person);
    return {};
  }),
  // Another user's notification stays unchanged.
  markEventsRead: openToAll(
    { make: aNotification, nowhere: noId, send: (id) => ({ body: { ids: [id] } }) },
    { missingIs: 'open' },
  ),
  getNotificationPreferences: plain(() => ({})),
  updateNotificationPreferences: plain(() => ({ body: { digest: true } })),
  getPushKey: plain(() => ({})),
  addPushSubscription: plain(() => ({ body: { endpoint: aBrowser(), keys: { p256dh: 'key', auth: 'auth' } } })),
  removePushSubscription: plain(() => ({ body: { endpoint: aBrowser() } })),
};

const video = anMp4();
const bytes = { payload: video, contentType: 'application/octet-stream' };
const noUpload = 'A'.repeat(22);

const aForm = async () => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await aJpeg(60, 60))], { type: 'image/jpeg' }), 'photo.jpg');
  const packed = new Response(form);
  const contentType = packed.headers.get('content-type') ?? '';
  return { upload: { payload: Buffer.from(await packed.arrayBuffer()), contentType } };
};

/** Written directly, so that everybody can have begun one. */
const begun = async (world: World, { idUser }: Person): Promise<string> => {
  const now = world.program.clock.now();
  const { id } = await world.one(
    'insert into upload (id, id_owner, size, created_at, expires_at) values ($1, $2, $3, $4, $5) returning id',
    [randomBytes(16).toString('base64url'), idUser, video.length, now, new Date(now.getTime() + hours(24))],
  );
  return id;
};
const sent = async (world: World, person: Person): Promise<string> => {
  const idUpload = await begun(world, person);
  const headers = { 'content-type': bytes.contentType };
  await person.client.call('POST', `/append-upload/${idUpload}/0`, { body: video, headers });
  return idUpload;
};

export const uploadsRows: Rows<keyof typeof uploads> = {
  uploadImage: plain(aForm),
  uploadSomeImage: plain(aForm),
  startUpload: {
    'as a talent': plain(() => ({ body: { size: 2_000 } }), {
      refuses: { fan: 'pageNotFound', ...ofStaff('pageNotFound') },
    }),
    'for a chat': plain(() => ({ body: { size: 2_000, kind: 'FILE' } })),
    'for a community that is not open to them': plain(
      async (world) => ({ body: { size: 2_000, idUser: (await world.aSeller()).idUser } }),
      { refuses: { fan: 'incompleteRequest', ...ofStaff('incompleteRequest') } },
    ),
  },
  appendUpload: own({ make: begun, nowhere: noUpload, send: (id) => ({ params: { id, offset: 0 }, upload: bytes }) }),
  getUpload: own({ make: begun, nowhere: noUpload, send: (id) => ({ params: { id } }) }),
  finishUpload: own({
    make: sent,
    nowhere: noUpload,
    send: (idUpload) => ({ body: { idUpload, checksum: sha256(video) } }),
  }),
  cancelUpload: own({ make: begun, nowhere: noUpload, send: (idUpload) => ({ body: { idUpload } }) }),
};
