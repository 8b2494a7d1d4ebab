// @vitest-environment happy-dom
import type { Mandate } from '@stagedoor/contract/schemas/agents';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeServer, startFakeServer } from '../../shared/testing/fake-server.ts';
import { closePage, renderPage } from '../../shared/testing/render-page.tsx';
import { AgentsSettings } from './agents-settings.tsx';

const talent = { idUser: 1001, name: 'Orysia', role: 'EXPERT' } as SelfUser;
const agent = { ...talent, idUser: 1002, name: 'Marko', role: 'AGENT' } as SelfUser;

const aMandate = (changes: Partial<Mandate> = {}): Mandate => ({
  idMandate: 7,
  side: 'TALENT',
  partner: { idUser: 1002, name: 'Marko', nickname: 'marko', imageLink: null },
  state: 'ASKED',
  acts: false,
  askedAt: '2026-11-01T12:00:00.000Z',
  answeredAt: null,
  endedAt: null,
  ...changes,
});
const accepted = { state: 'ACCEPTED', acts: true, answeredAt: '2026-11-02T12:00:00.000Z' } as const;

let server: FakeServer;

beforeEach(() => {
  server = startFakeServer();
});
afterEach(closePage);

const open = async (user: SelfUser, ...mandates: Mandate[]) => {
  server.answer('getUserFull', user);
  server.answer('getMandates', mandates);
  return (await renderPage(<AgentsSettings user={user} />, { signed: true })).user;
};

it('a talent reads what an agent may do before they accept', async () => {
  server.answer('answerMandate', {});
  const user = await open(talent, aMandate());
  await user.click(await screen.findByRole('button', { name: 'Accept: Marko' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('They never see your money');
  server.answer('getMandates', [aMandate(accepted)]);
  await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
  await screen.findByRole('button', { name: 'End: Marko' });
  expect(server.sent('answerMandate').map(({ body }) => body)).toEqual([{ idMandate: 7, accepted: true }]);
});

it('where the other was faster, the page shows how it stands', async () => {
  server.refuse('answerMandate', 'incompleteRequest', { reason: { kind: 'stateChanged', state: 'WITHDRAWN' } });
  const user = await open(talent, aMandate());
  const decline = await screen.findByRole('button', { name: 'Decline: Marko' });
  server.answer('getMandates', [aMandate({ state: 'WITHDRAWN', endedAt: '2026-11-03T12:00:00.000Z' })]);
  await user.click(decline);
  await screen.findByText(/^your agent, request cancelled/);
});

it('a talent who is no agent asks nobody', async () => {
  await open(talent);
  await screen.findByText('No agents yet. An agent sends you a request, and it appears here.');
  expect(screen.queryByLabelText('Link to the talent’s page')).toBeNull();
  screen.getByRole('link', { name: 'Write to us' });
});

it('an agent asks by the link to a page, and is told why not', async () => {
  server.answer('getUserProfileData', { userDTO: { idUser: 1001, name: 'Orysia' } } as never);
  const user = await open(agent);
  const submit = await screen.findByRole('button', { name: 'Send request' });
  await user.click(submit);
  await screen.findByText('Enter the link to their page');
  server.refuse('askMandate', 'requestAlreadyExists');
  await user.type(screen.getByLabelText('Link to the talent’s page'), 'https://stagedoor.example/orysia?tab=store');
  await user.click(submit);
  await screen.findByText('You’ve already asked, or you act for them already.');
  server.answer('askMandate', { idMandate: 8 });
  await user.click(submit);
  await waitFor(() => expect((screen.getByLabelText('Link to the talent’s page') as HTMLInputElement).value).toBe(''));
  expect(server.sent('askMandate').at(-1)?.body).toEqual({ idUser: 1001 });
});

it('an agent finds the posts of whom they act for, except while it is paused', async () => {
  const partner = { idUser: 1001, name: 'Orysia', nickname: 'orysia', imageLink: null };
  await open(
    agent,
    aMandate({ ...accepted, side: 'AGENT', partner }),
    aMandate({ ...accepted, idMandate: 8, acts: false, side: 'AGENT', partner: { ...partner, name: 'Yuki' } }),
  );
  const posts = await screen.findByRole('link', { name: 'Posts: Orysia' });
  expect(posts.getAttribute('href')).toBe('/studio/posts?page=1001');
  expect(screen.queryByRole('link', { name: 'Posts: Yuki' })).toBeNull();
  screen.getByText(/Paused while one of you is blocked/);
});
