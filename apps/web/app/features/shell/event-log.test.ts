import type { EventLogItem } from '@stagedoor/contract/schemas/event-log-item';
import { expect, it } from 'vitest';
import { itemsOf, withItems } from './event-log.ts';

const anItem = (id: number, changes: Partial<EventLogItem> = {}): EventLogItem => ({
  sentence: 'Olha likes your post',
  link: '/post/1',
  group: 'posts',
  id,
  type: 'LIKE_POST',
  createdDate: `2026-03-01T12:00:0${id}.000Z`,
  read: false,
  idPartner: null,
  idPost: 1,
  idProduct: null,
  idOrder: null,
  idUser: null,
  partnerImageLink: null,
  partnerName: null,
  productName: null,
  productType: null,
  sum: 0,
  text: null,
  ...changes,
});

const aLog = (...pages: EventLogItem[][]) => ({
  pages: pages.map((items, currentPage) => ({ items, currentPage, totalPages: pages.length })),
  pageParams: pages.map((_, page) => page),
});

const idsIn = (items: EventLogItem[]) => items.map(({ id }) => id);

it('shows each notification once, newest first, though a new one shifted the pages', () => {
  const log = withItems(aLog([anItem(3), anItem(2)], [anItem(2), anItem(1)]), [anItem(4)]);
  expect(idsIn(itemsOf(log))).toEqual([4, 3, 2, 1]);
});

it('replaces a notification that counts one more person, and leaves it in its place', () => {
  const log = withItems(aLog([anItem(3), anItem(2)], [anItem(1)]), [anItem(1, { sum: 1 })]);
  expect(itemsOf(log).map(({ id, sum }) => [id, sum])).toEqual([
    [3, 0],
    [2, 0],
    [1, 1],
  ]);
});
