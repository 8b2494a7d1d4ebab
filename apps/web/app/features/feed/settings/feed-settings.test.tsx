// @vitest-environment happy-dom
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeServer, startFakeServer } from '../../../shared/testing/fake-server.ts';
import { closePage, renderPage } from '../../../shared/testing/render-page.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { FeedSettings } from './feed-settings.tsx';
import { useAddModerator } from './use-add-moderator.ts';
import { useRestrict } from './use-restrict.ts';

const talent = { idUser: 1001, name: 'Orysia', role: 'EXPERT' } as SelfUser;
const yuki = { idUser: 2002, name: 'Yuki', imageLink: null, since: '2026-11-01T12:00:00.000Z' };

let server: FakeServer;

beforeEach(() => {
  server = startFakeServer();
  server.answer('getUserFull', talent);
  server.answer('feedGetCategories', [{ idCategory: 5, name: 'On tour' }]);
  server.answer('communityGetCategories', []);
  server.answer('getFeedModerators', [yuki]);
  server.answer('getRestricted', {
    items: [
      { ...yuki, until: '2026-12-01T12:00:00.000Z' },
      { ...yuki, idUser: 2003, name: 'Max', until: null },
    ],
    totalPages: 1,
    currentPage: 0,
  });
});

afterEach(closePage);

const open = async () => {
  const { user } = await renderPage(<FeedSettings user={talent} space="feed" />, { signed: true });
  await screen.findByText('On tour');
  return user;
};

it('a category is created in its space, and its name stays when it is taken', async () => {
  const user = await open();
  const [, community] = screen.getAllByLabelText('New category');
  const [, add] = screen.getAllByRole('button', { name: 'Add' });
  if (!community || !add) throw new Error('expected a form for each space');
  await user.click(add);
  await screen.findByText('Enter a name');
  server.refuse('communitySaveCategory', 'contentExists');
  await user.type(community, 'Questions');
  await user.click(add);
  await screen.findByText('You already have this category');
  expect((community as HTMLInputElement).value).toBe('Questions');
  server.answer('communitySaveCategory', { idCategory: 6, name: 'Questions' });
  await user.click(add);
  await waitFor(() => expect((community as HTMLInputElement).value).toBe(''));
  expect(server.sent('communitySaveCategory').at(-1)?.body).toEqual({ name: 'Questions' });
});

it('a category is renamed', async () => {
  server.answer('feedSaveCategory', { idCategory: 5, name: 'Tour' });
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Rename: On tour' }));
  const field = screen.getByLabelText('Name of the category');
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, 'Tour');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByLabelText('Name of the category')).toBeNull());
  expect(server.sent('feedSaveCategory').map(({ body }) => body)).toEqual([{ idCategory: 5, name: 'Tour' }]);
});

it('a category is deleted only after the page said that its posts stay', async () => {
  server.answer('feedRemoveCategory', {});
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Delete: On tour' }));
  await screen.findByText('Its posts stay, without a category.');
  expect(server.sent('feedRemoveCategory')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete category' }));
  await waitFor(() => expect(server.sent('feedRemoveCategory')).toHaveLength(1));
});

it('moderators are removed, and restrictions say their end and are lifted', async () => {
  server.answer('removeFeedModerator', {});
  server.answer('liftRestriction', {});
  const user = await open();
  await screen.findByText(/^until\s1\sDecember$/);
  expect(screen.getByText('permanently')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove: Yuki' }));
  await user.click(screen.getByRole('button', { name: 'Lift restriction: Max' }));
  await waitFor(() => expect(server.sent('liftRestriction').map(({ body }) => body)).toEqual([{ idUser: 2003 }]));
  expect(server.sent('removeFeedModerator').map(({ body }) => body)).toEqual([{ idUser: 2002 }]);
});

it('is for talents', async () => {
  await renderPage(<FeedSettings user={{ ...talent, role: 'FAN' }} space="feed" />, { signed: true });
  expect(screen.getByText(/for talent pages/)).toBeDefined();
});

const Menu = () => {
  const addModerator = useAddModerator();
  const restrict = useRestrict();
  return (
    <>
      <Button onClick={() => void addModerator(yuki)}>Moderator</Button>
      <Button onClick={() => void restrict(yuki)}>Quiet</Button>
    </>
  );
};

it('a moderator is added after a question', async () => {
  server.answer('addFeedModerator', {});
  const { user } = await renderPage(<Menu />, { signed: true });
  await user.click(screen.getByRole('button', { name: 'Moderator' }));
  await screen.findByRole('heading', { name: 'Make Yuki a moderator?' });
  await user.click(screen.getByRole('button', { name: 'Add moderator' }));
  await waitFor(() => expect(server.sent('addFeedModerator').map(({ body }) => body)).toEqual([{ idUser: 2002 }]));
});

it('somebody is restricted for the time that is chosen, or not at all', async () => {
  server.answer('restrictActivity', {});
  const { user } = await renderPage(<Menu />, { signed: true });
  await user.click(screen.getByRole('button', { name: 'Quiet' }));
  const question = (await screen.findByRole('heading', { name: 'Restrict Yuki?' })).closest('dialog');
  await user.click(within(question as HTMLElement).getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Restrict Yuki?' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Quiet' }));
  await user.click(await screen.findByRole('radio', { name: 'A week' }));
  await user.click(screen.getByRole('button', { name: 'Restrict' }));
  await waitFor(() =>
    expect(server.sent('restrictActivity').map(({ body }) => body)).toEqual([{ idUser: 2002, duration: 'week' }]),
  );
});
