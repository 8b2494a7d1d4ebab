// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { draftAt, dropDrafts, openDraft, ownDraft } from './draft.ts';

const all = (stored: Record<string, unknown>) => stored;
const purchase = draftAt(openDraft('purchase.7'), all);
const withdrawal = draftAt(ownDraft('withdrawal.1001'), all);

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('device', 'kept');
  purchase.keep({ wishes: 'Happy birthday' });
  withdrawal.keep({ iban: 'GB82' });
});

it('a log-out drops all drafts and nothing else', () => {
  dropDrafts('all');
  expect([purchase.read(), withdrawal.read()]).toEqual([undefined, undefined]);
  expect(sessionStorage.getItem('device')).toBe('kept');
});

it('a session that was ended keeps the drafts that only their owner sees', () => {
  dropDrafts('open');
  expect([purchase.read(), withdrawal.read()]).toEqual([undefined, { iban: 'GB82' }]);
});
