import { afterEach, expect, it, vi } from 'vitest';
import { fetchTexts } from './fetch-texts.ts';

const answer = (response: Response) => {
  const fetch = vi.fn(async (_path: string) => response);
  vi.stubGlobal('fetch', fetch);
  vi.stubEnv('TEXTS_FOLDER', '/assets/texts-1');
  return fetch;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('fetches a file by its language and name', async () => {
  const fetch = answer(Response.json({ skip: 'Перейти до вмісту' }));
  expect(await fetchTexts('uk', 'shell')).toEqual({ skip: 'Перейти до вмісту' });
  expect(fetch).toHaveBeenCalledWith('/assets/texts-1/uk/shell.json');
});

it('fails where the server has no such file, so that it is tried again', async () => {
  answer(new Response('<!doctype html>', { status: 404 }));
  await expect(fetchTexts('uk', 'shell')).rejects.toThrow('/assets/texts-1/uk/shell.json: 404');
});
