// @vitest-environment happy-dom
import type { Mandate } from '@stagedoor/contract/schemas/agents';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeServer, startFakeServer } from '../../../shared/testing/fake-server.ts';
import { closePage, renderPage } from '../../../shared/testing/render-page.tsx';
import Composer from './composer.tsx';
import ComposerSlot from './composer-slot.tsx';

const agent = { idUser: 1002, name: 'Marko', imageLink: null, role: 'AGENT' } as SelfUser;
const mandate: Mandate = {
  idMandate: 7,
  side: 'AGENT',
  partner: { idUser: 1001, name: 'Orysia', nickname: 'orysia', imageLink: null },
  state: 'ACCEPTED',
  acts: true,
  askedAt: '2026-11-01T12:00:00.000Z',
  answeredAt: '2026-11-02T12:00:00.000Z',
  endedAt: null,
};
const plan = { idSubscription: 7, name: 'Front row', opens: ['posts'] };

let server: FakeServer;

beforeEach(() => {
  server = startFakeServer();
  server.answer('getUserFull', agent);
  server.answer('getMandates', [mandate]);
  server.answer('getPlans', { plans: [plan], membership: null } as never);
  server.answer('feedGetCategories', []);
  server.answer('feedSavePost', { idPost: 31 });
});
afterEach(closePage);

it('an agent is told for whom they write, and offers the plans of the talent', async () => {
  const onDone = vi.fn();
  const { user } = await renderPage(<Composer space="feed" idUser={1001} onDone={onDone} />, { signed: true });
  await screen.findByText('You’re writing for Orysia. Readers see your name and the word “Agent”.');
  await user.click(await screen.findByRole('radio', { name: /^Members of chosen plans/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Front row' }));
  await user.type(screen.getByLabelText('What’s new?'), 'Tickets are out');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(server.sent('feedSavePost').map(({ body }) => body)).toMatchObject([
    { idUser: 1001, text: 'Tickets are out', subscriptionAccess: { validSubscriptions: [7] } },
  ]);
  expect(server.sent('getOwnPlans')).toEqual([]);
});

it('an agent writes on the pages of those for whom they act, and on no others', async () => {
  await renderPage(<ComposerSlot space="feed" idUser={1001} />, { signed: true });
  await screen.findByRole('button', { name: 'Write a post' });
  closePage();
  server.answer('getMandates', [{ ...mandate, acts: false }]);
  await renderPage(<ComposerSlot space="feed" idUser={1001} />, { signed: true });
  await waitFor(() => expect(server.sent('getMandates')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Write a post' })).toBeNull();
});
