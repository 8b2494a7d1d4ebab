import type { ReplyOf } from '@stagedoor/contract/client';
import { errorByCode, type FieldProblems, Refusal } from '@stagedoor/contract/errors';
import { routes } from '@stagedoor/contract/routes';
import { endSession } from '../api.ts';
import { deviceId, keepToken, readToken } from '../browser-session.ts';

type Uploaded = ReplyOf<'uploadImage'>;
type Options = { signal: AbortSignal; onProgress: (percent: number) => void };

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Over a plain connection the browser offers no hash; the server then checks the picture alone. */
const checksumOf = async (file: Blob): Promise<string | null> =>
  crypto.subtle ? hex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())) : null;

const formOf = async (file: Blob): Promise<FormData> => {
  const form = new FormData();
  const checksum = await checksumOf(file);
  if (checksum) form.set('checksum', checksum); // before the file, so that the server knows it while the file streams in
  form.set('file', file, `portrait.${file.type.split('/')[1]}`);
  return form;
};

/** `fetch` does not tell how much has been sent; the older way does. */
export const uploadPhoto = async (file: Blob, { signal, onProgress }: Options): Promise<Uploaded> => {
  const form = await formOf(file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(routes.uploadImage.method, `/api${routes.uploadImage.path}?kind=portrait`);
    request.setRequestHeader('authorization', `Bearer ${readToken()}`);
    request.setRequestHeader('x-device-id', deviceId());
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
    request.onload = () => {
      followToken(request);
      if (request.status === 200) resolve(request.response as Uploaded);
      else reject(refusalOf(request.response));
    };
    request.onerror = () => reject(new Refusal('badInternet'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
};

const followToken = (request: XMLHttpRequest) => {
  const token = request.getResponseHeader('authorization')?.replace(/^Bearer /, '');
  if (token) keepToken(token);
  else if (request.status === 403) endSession();
};

const refusalOf = (body: { error?: number; fields?: FieldProblems } | null) =>
  new Refusal(errorByCode(body?.error ?? 0) ?? 'somethingWrong', { fields: body?.fields });
