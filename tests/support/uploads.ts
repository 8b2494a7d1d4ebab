import type { aClient } from './program.ts';
import { anMp4, sha256 } from './videos.ts';

type Client = Pick<ReturnType<typeof aClient>, 'post' | 'call'>;
type Wanted = { kind?: 'VIDEO' | 'AUDIO' | 'FILE'; idUser?: number };

/** Sends a small file in one piece, as far as it is not refused, and answers what the last call answered. */
export const sendUpload = async (client: Client, bytes: Buffer, wanted: Wanted = {}) => {
  const begun = await client.post('/start-upload', { size: bytes.length, ...wanted });
  if (begun.status !== 200) return begun;
  const { idUpload } = begun.body as { idUpload: string };
  const headers = { 'content-type': 'application/octet-stream' };
  const sent = await client.call('POST', `/append-upload/${idUpload}/0`, { body: bytes, headers });
  return sent.status === 200 ? client.post('/finish-upload', { idUpload, checksum: sha256(bytes) }) : sent;
};

/** The id of the uploaded file. */
export const anUpload = async (client: Client, bytes: Buffer, wanted: Wanted = {}): Promise<string> =>
  ((await sendUpload(client, bytes, wanted)).body as { idFile: string }).idFile;

export const aVideo = (client: Client): Promise<string> => anUpload(client, anMp4());
