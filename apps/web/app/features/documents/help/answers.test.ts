import { expect, it } from 'vitest';
import type { Block } from '../blocks.ts';
import { findAnswers, groupsOf } from './answers.ts';

const heading = (level: 2 | 3, id: string): Block => ({ kind: 'heading', level, id, line: [id] });
const paragraph = (text: string): Block => ({ kind: 'paragraph', line: [text] });
const groups = groupsOf([
  heading(2, 'Orders'),
  heading(3, 'When'),
  paragraph('Within seven days'),
  heading(2, 'Money'),
  heading(3, 'Refund'),
  { kind: 'list', ordered: false, items: [['To your ', { kind: 'link', to: '/wallet', inside: ['wallet'] }]] },
  heading(3, 'Withdraw'),
  paragraph('From your Wallet'),
]);
const found = (text: string) =>
  findAnswers(groups, text).flatMap(({ answers }) => answers.map((answer) => answer.heading.id));

it.each([
  ['', ['When', 'Refund', 'Withdraw']],
  ['wallet', ['Refund', 'Withdraw']],
  ['  WALLET   refund ', ['Refund']],
  ['seven', ['When']],
  ['nothing', []],
])('"%s" finds the answers with all its words', (text, ids) => {
  expect(found(text)).toEqual(ids);
});
