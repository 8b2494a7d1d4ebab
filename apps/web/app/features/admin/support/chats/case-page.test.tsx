// @vitest-environment happy-dom

import type { SupportChatDetail } from '@stagedoor/contract/schemas/support-chat';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeServer, startFakeServer } from '../../../../shared/testing/fake-server.ts';
import { renderPage } from '../../../../shared/testing/render-page.tsx';
import { closeLivePage, startSilentLive } from '../../../../shared/testing/silent-live.ts';
import { CasePage } from './case-page.tsx';

const opened = '2026-11-17T08:00:00.000Z';
const detail: SupportChatDetail = {
  chat: {
    idChat: 40,
    person: { idUser: 7, name: 'Halyna', imageLink: null, language: 'uk' },
    state: 'waiting',
    openedAt: opened,
    waitingSince: opened,
    dueAt: '2026-11-19T08:00:00.000Z',
    firstAnsweredAt: null,
    closedAt: null,
    assigned: null,
    lastSeq: 3,
    text: 'Де мої гроші?',
  },
  email: 'halyna@stagedoor.example',
  available: 1250 as SupportChatDetail['available'],
  notes: [{ idNote: 1, by: { idUser: 2, name: 'Daryna' }, text: 'Called back', at: opened }],
};

let server: FakeServer;

beforeEach(() => {
  server = startFakeServer();
  startSilentLive();
  server.answer('getUserFull', { idUser: 2, name: 'Daryna', role: 'ADMIN', status: 'ACTIVE' } as SelfUser);
  server.answer('getSupportChat', detail);
  server.answer('getSupportReplies', [{ idReply: 5, name: 'Refund', text: { en: 'Soon', uk: 'Скоро', ru: 'Скоро!' } }]);
  server.answer('findOrders', { items: [], next: null });
});
afterEach(closeLivePage);

const open = async () => {
  const inserted: string[] = [];
  const thread = ({ name, tools }: Parameters<Parameters<typeof CasePage>[0]['thread']>[0]) => (
    <section aria-label={name}>{tools((text) => inserted.push(text))}</section>
  );
  const { user } = await renderPage(<CasePage idChat={40} thread={thread} />, { signed: true });
  await screen.findByRole('region', { name: 'Halyna' });
  return { user, inserted };
};

it('shows who asks, with their wallet and what colleagues noted', async () => {
  await open();
  screen.getByText('halyna@stagedoor.example');
  screen.getByText('$12.50');
  screen.getByText('Called back');
  await screen.findByText('No orders yet.');
});

it('inserts a saved reply in the language of the person', async () => {
  const { user, inserted } = await open();
  await user.selectOptions(await screen.findByLabelText('Insert a saved reply'), 'Refund');
  expect(inserted).toEqual(['Скоро']);
});

it('closes the case as far as it was read', async () => {
  server.answer('closeSupportChat', {});
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Close case' }));
  await waitFor(() => expect(server.sent('closeSupportChat')).toMatchObject([{ body: { idChat: 40, seq: 3 } }]));
});

it('keeps a note that could not be saved', async () => {
  server.refuse('addSupportNote', 'serverDown');
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await screen.findByText('Write the note first');
  await user.type(screen.getByLabelText('New note'), 'Asked the bank');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(server.sent('addSupportNote')).toHaveLength(1));
  expect((screen.getByLabelText('New note') as HTMLTextAreaElement).value).toBe('Asked the bank');
});
