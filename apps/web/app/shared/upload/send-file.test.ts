import { createHash, randomBytes } from 'node:crypto';
import { ApiError } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { expect, it } from 'vitest';
import { sendFile, type UploadCalls } from './send-file.ts';

const { pieceBytes } = limits.files;
const bytes = randomBytes(2 * pieceBytes + 1234);
const video = new Blob([bytes]);

/** A fake server that stores what the real one stores, and a connection that breaks on request. */
const aServer = () => {
  const kept = new Map<string, Buffer>();
  const lost: string[] = [];
  let begun = 0;
  const over = (what: string) => {
    if (lost[0] !== what) return;
    lost.shift();
    throw new ApiError('badInternet');
  };
  const calls: UploadCalls = {
    start: async () => {
      over('start');
      const idUpload = `upload-${++begun}`;
      kept.set(idUpload, Buffer.alloc(0));
      return { idUpload, offset: 0 };
    },
    look: async (idUpload) => {
      const found = kept.get(idUpload);
      if (!found) throw new ApiError('pageNotFound');
      return { offset: found.length, size: bytes.length };
    },
    append: async (idUpload, offset, piece) => {
      over('way there');
      const found = kept.get(idUpload) ?? Buffer.alloc(0);
      if (found.length !== offset)
        throw new ApiError('incompleteRequest', { reason: { kind: 'wrongOffset', offset: found.length } });
      kept.set(idUpload, Buffer.concat([found, Buffer.from(await piece.arrayBuffer())]));
      over('way back');
      return { offset: offset + piece.size };
    },
    finish: async (idUpload, checksum) => {
      const hash = createHash('sha256')
        .update(kept.get(idUpload) ?? '')
        .digest('hex');
      if (hash !== checksum) throw new ApiError('wrongChecksum');
      return { idFile: idUpload };
    },
  };
  return { calls, kept, lost };
};

const watching = () => {
  const seen = { started: [] as string[], breaks: 0, sent: [] as number[] };
  const controller = new AbortController();
  const watched = {
    signal: controller.signal,
    onStarted: (id: string) => void seen.started.push(id),
    onSent: (sent: number) => void seen.sent.push(sent),
    onWhole: () => {},
    onBreak: async () => {
      seen.breaks += 1;
    },
  };
  return { seen, watched, controller };
};

it('sends everything, in order, and proves it', async () => {
  const { calls, kept } = aServer();
  const { seen, watched } = watching();
  expect(await sendFile(video, null, calls, watched)).toEqual({ idFile: 'upload-1' });
  expect(kept.get('upload-1')?.equals(bytes)).toBe(true);
  expect(seen.sent.at(-1)).toBe(bytes.length);
});

it.each([
  ['before anything was said', ['start']],
  ['while a piece was on its way', ['way there', 'way there']],
  ['when the piece was there and the answer was not', ['way back']],
])('goes on after a break %s', async (_when, breaks) => {
  const { calls, kept, lost } = aServer();
  lost.push(...breaks);
  const { seen, watched } = watching();
  await sendFile(video, null, calls, watched);
  expect(seen.breaks).toBe(breaks.length);
  expect(kept.get('upload-1')?.equals(bytes)).toBe(true);
});

it('goes on after a reload from where it was', async () => {
  const { calls, kept } = aServer();
  kept.set('from-before', Buffer.from(bytes.subarray(0, pieceBytes)));
  const { seen, watched } = watching();
  expect(await sendFile(video, 'from-before', calls, watched)).toEqual({ idFile: 'from-before' });
  expect(seen).toMatchObject({ started: [], breaks: 0 });
  expect(seen.sent[0]).toBe(pieceBytes);
});

it('starts over when the earlier try has expired', async () => {
  const { calls } = aServer();
  const { seen, watched } = watching();
  await sendFile(video, 'long-gone', calls, watched);
  expect(seen.started).toEqual(['upload-1']);
});

it('reports a refusal, and stops when it is aborted', async () => {
  const { calls } = aServer();
  const { watched } = watching();
  const refusing = { ...calls, start: async () => Promise.reject(new ApiError('fileTooLarge')) };
  await expect(sendFile(video, null, refusing, watched)).rejects.toMatchObject({ name: 'fileTooLarge' });
  const other = watching();
  other.controller.abort();
  await expect(sendFile(video, null, calls, other.watched)).rejects.toMatchObject({ name: 'AbortError' });
});
