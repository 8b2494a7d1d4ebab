import { loadPageTexts } from '@stagedoor/messages/page-texts';
import { expect, it, vi } from 'vitest';
import { createTexts } from './create-texts.ts';

it('speaks the other language only when all that is shown is there in it', async () => {
  const texts = createTexts('en', loadPageTexts);
  await Promise.all([texts.load('shell'), texts.load('errors')]);
  const english = texts.of('shell');
  let calls = 0;
  texts.subscribe(() => {
    calls++;
    expect(texts.isLoaded('shell') && texts.isLoaded('errors')).toBe(true);
  });
  await texts.changeLanguage('uk');
  expect(calls).toBe(1);
  expect(texts.language()).toBe('uk');
  expect(texts.of('shell')('skip')).toBe('Перейти до вмісту');
  expect(english('skip')).not.toBe(texts.of('shell')('skip'));
});

it('gives the same function until the language changes, so that nothing is rendered again for it', async () => {
  const texts = createTexts('en', loadPageTexts);
  const before = texts.of('shell');
  await texts.load('shell');
  expect(texts.of('shell')).toBe(before);
  await texts.changeLanguage('ru');
  expect(texts.of('shell')).not.toBe(before);
});

it('loads a file once, however many wait for it', () => {
  const texts = createTexts('en', loadPageTexts);
  expect(texts.load('home')).toBe(texts.load('home'));
});

it('tries a second time what could not be loaded', async () => {
  vi.useFakeTimers();
  const loadFile = vi.fn(async () => ({ skip: 'Skip' }));
  loadFile.mockRejectedValueOnce(new Error('broken off'));
  const texts = createTexts('en', loadFile);
  const loaded = texts.load('shell');
  await vi.advanceTimersByTimeAsync(1_000);
  await loaded;
  expect(texts.of('shell')('skip')).toBe('Skip');
  expect(loadFile).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
