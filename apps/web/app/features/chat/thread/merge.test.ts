import { expect, it } from 'vitest';
import { aChat, aMessage } from '../testing/a-chat.ts';
import { firstUnread, merged } from './merge.ts';

const seqs = ({ items }: { items: { seq: number | null }[] }) => items.map(({ seq }) => seq);

it('adds older and newer pages in the order of the server, each message once', () => {
  const known = aChat({ items: [aMessage(3), aMessage(4)], hasOlder: true });
  const older = merged(known, aChat({ items: [aMessage(1), aMessage(2)], hasOlder: false, hasNewer: true }), 'before');
  const newer = merged(older, aChat({ items: [aMessage(4), aMessage(5)], hasOlder: true }), 'after');
  expect(seqs(newer)).toEqual([1, 2, 3, 4, 5]);
  expect(newer).toMatchObject({ hasOlder: false, hasNewer: false });
});

it('shows the later state of a message', () => {
  const known = aChat({ items: [aMessage(1), aMessage(2)] });
  const changed = merged(known, aChat({ items: [{ ...aMessage(1), text: 'Changed' }] }), 'after');
  expect(changed.items.map(({ text }) => text)).toEqual(['Changed', 'Message 2']);
});

it('no longer shows a message as unpaid once it has its place', () => {
  const unpaid = { ...aMessage(2), seq: null };
  const known = aChat({ items: [aMessage(1)], unpaid: [unpaid] });
  expect(merged(known, aChat({ items: [aMessage(2)] }), 'after').unpaid).toEqual([]);
  expect(merged(known, aChat({ items: [aMessage(3)] }), 'after').unpaid).toEqual([unpaid]);
});

it('finds the first unread message among those of the others', () => {
  const items = [aMessage(1), { ...aMessage(2), own: true }, aMessage(3), { ...aMessage(4), own: true }, aMessage(5)];
  const at = (unread: number) => firstUnread(aChat({ items, unread }));
  expect([at(0), at(1), at(2), at(9)]).toEqual([undefined, 5, 3, 1]);
});
