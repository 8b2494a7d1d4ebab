// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { draftAt, dropDrafts, openDraft, ownDraft } from './draft.ts';

const all = (stored: Record<string, unknown>) => stored;
const purchase = draftAt(openDraft('purchase.7'), all);
const withdrawal = draftAt(ownDraft('withdrawal.1001'), all);
const post = draftAt(ownDraft('post.1001'), all, 'browser');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  sessionStorage.setItem('device', 'kept');
  purchase.keep({ wishes: 'Happy birthday' });
  withdrawal.keep({ iban: 'GB82' });
  post.keep({ title: 'On tour' });
});

it('a log-out drops all drafts and nothing else', () => {
  dropDrafts('all');
  expect([purchase.read(), withdrawal.read(), post.read()]).toEqual([undefined, undefined, undefined]);
  expect(sessionStorage.getItem('device')).toBe('kept');
});

it('a session that was ended keeps the drafts that only their owner sees', () => {
  dropDrafts('open');
  expect([purchase.read(), withdrawal.read()]).toEqual([undefined, { iban: 'GB82' }]);
});

it('a draft of the browser outlives its tab', () => {
  sessionStorage.clear(); // as when the tab is closed
  expect([withdrawal.read(), post.read()]).toEqual([undefined, { title: 'On tour' }]);
});
