// @vitest-environment happy-dom
import type { GroupChat } from '@stagedoor/contract/schemas/chat-groups';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeServer, startFakeServer } from '../../../shared/testing/fake-server.ts';
import { closePage, renderPage } from '../../../shared/testing/render-page.tsx';
import GroupList from './group-list.tsx';
import { StudioGroups } from './studio-groups.tsx';

const aGroup = (change: Partial<GroupChat> = {}): GroupChat => ({
  idChat: 40,
  name: 'Front row',
  about: '',
  members: 3,
  slowSeconds: 0,
  closed: false,
  joined: false,
  removed: false,
  mayJoin: false,
  subscriptionAccess: { availableToAllPaid: true, validSubscriptions: [] },
  ...change,
});

let server: FakeServer;

beforeEach(() => {
  server = startFakeServer();
  server.answer('getUserFull', { idUser: 7, name: 'Halyna', status: 'ACTIVE' } as SelfUser);
});
afterEach(closePage);

const openList = () => renderPage(<GroupList owner={{ idUser: 1001, isOwn: false }} />, { signed: true });

it('leads to the plans, into the chat, or says why not', async () => {
  server.answer('getGroupChats', [
    aGroup(),
    aGroup({ idChat: 41, name: 'Backstage', joined: true }),
    aGroup({ idChat: 42, name: 'Balcony', removed: true }),
  ]);
  await openList();
  expect((await screen.findByRole('link', { name: 'View plans: Front row' })).getAttribute('href')).toContain('1001');
  expect(screen.getByRole('link', { name: 'Open chat: Backstage' }).getAttribute('href')).toBe('/chat/41');
  screen.getByText('You were removed');
});

it('joins what the plan opens, and opens it', async () => {
  server.answer('getGroupChats', [aGroup({ mayJoin: true })]);
  server.answer('joinGroupChat', {});
  const { user } = await openList();
  await user.click(await screen.findByRole('button', { name: 'Join chat: Front row' }));
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/chat/40'));
  expect(server.sent('joinGroupChat').map(({ body }) => body)).toEqual([{ idChat: 40 }]);
});

it('creates a group for chosen plans only once it has a name and a plan', async () => {
  server.answer('getGroupChats', []);
  server.answer('getOwnPlans', [{ idSubscription: 5, name: 'Stalls', opens: ['groupChats'] }] as never);
  server.answer('saveGroupChat', { idChat: 43 });
  const { user } = await renderPage(<StudioGroups idUser={1001} />, { signed: true });
  await user.click(await screen.findByRole('button', { name: 'New group chat' }));
  await user.click(await screen.findByLabelText('Members of chosen plans'));
  await user.click(screen.getByRole('button', { name: 'Create chat' }));
  await screen.findByText('Enter a name');
  screen.getByText('Choose at least one plan');
  await user.type(screen.getByLabelText('Name'), 'Front row');
  await user.click(screen.getByLabelText('Stalls'));
  await user.selectOptions(screen.getByLabelText('Slow mode'), '30');
  await user.click(screen.getByRole('button', { name: 'Create chat' }));
  await waitFor(() =>
    expect(server.sent('saveGroupChat').map(({ body }) => body)).toEqual([
      {
        name: 'Front row',
        about: '',
        slowSeconds: 30,
        subscriptionAccess: { availableToAllPaid: false, validSubscriptions: [5] },
      },
    ]),
  );
});
