// @vitest-environment happy-dom
import type { PostDraft } from '@stagedoor/contract/schemas/feed';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { momentOfTyped } from '@stagedoor/contract/zoned-time';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeServer, startFakeServer } from '../../../shared/testing/fake-server.ts';
import { closePage, renderPage } from '../../../shared/testing/render-page.tsx';
import { ownTimeZone } from '../../../shared/time/own-time-zone.ts';
import Composer from './composer.tsx';

const talent = { idUser: 1001, name: 'Orysia', imageLink: null, role: 'EXPERT' } as SelfUser;
const plan = {
  idSubscription: 7,
  name: 'Front row',
  shortAbout: '',
  about: '',
  imageLink: null,
  idImage: null,
  price: 900,
  opens: ['posts'],
  members: 3,
};

let server: FakeServer;
let uploads: number;

/** Uploads report progress, so they do not use `fetch`. */
class FakeRequest {
  upload = {};
  status = 200;
  response: unknown;
  onload = () => {};
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  abort() {}
  send() {
    uploads += 1;
    this.response = { idImage: `image-${uploads}`, imageLink: `/media/image-${uploads}` };
    queueMicrotask(() => this.onload());
  }
}

beforeEach(() => {
  uploads = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.type !== 'image/png') throw new Error('no picture');
    return { width: 640, height: 480 };
  });
  server = startFakeServer();
  server.answer('getUserFull', talent);
  server.answer('getOwnPlans', [plan] as never);
  server.answer('feedGetCategories', [{ idCategory: 5, name: 'On tour' }]);
  server.answer('communityGetCategories', []);
  server.answer('feedSavePost', { idPost: 31 });
  server.answer('communitySavePost', { idPost: 32 });
});

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

const onDone = vi.fn();
beforeEach(() => onDone.mockClear());

const open = async (props: Partial<Parameters<typeof Composer>[0]> = {}) => {
  const page = await renderPage(<Composer space="feed" idUser={1001} onDone={onDone} {...props} />, { signed: true });
  await screen.findByRole('button', { name: /Publish|Schedule|Save changes/ });
  return page.user;
};

/** As people read it: numbers have no-break spaces. */
const reads = (label: string) => new RegExp(`^${label.replaceAll(' ', String.raw`\s`)}$`);
const words = () => screen.getByLabelText<HTMLTextAreaElement>(/What’s new|What do you want/);
const publish = () => screen.getByRole('button', { name: 'Publish' });
const sent = () => server.sent('feedSavePost').map(({ body }) => body);
const picture = (name: string) => new File(['pixels'], `${name}.png`, { type: 'image/png' });
const typed = (moment: string) => momentOfTyped(moment, ownTimeZone())?.toISOString();

describe('a post', () => {
  it('is sent once on a double press, for everyone and at once', async () => {
    const user = await open();
    await user.type(screen.getByLabelText('Title (optional)'), 'Lviv');
    await user.type(words(), 'We play tonight');
    await user.dblClick(publish());
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([
      {
        idUser: 1001,
        title: 'Lviv',
        text: 'We play tonight',
        link: null,
        pictures: [],
        idFile: null,
        poll: null,
        subscriptionAccess: null,
        idCategory: null,
        publishAt: null,
        draft: false,
      },
    ]);
  });

  it('must say or show something', async () => {
    const user = await open();
    await user.type(words(), '   ');
    await user.click(publish());
    await screen.findByText(/Write something/);
    expect(document.activeElement).toBe(words());
    expect(sent()).toEqual([]);
  });

  it('is for the chosen plans, of which there is at least one, and in a category', async () => {
    const user = await open();
    await user.type(words(), 'For you');
    await user.click(await screen.findByRole('radio', { name: 'Members of chosen plans' }));
    await user.selectOptions(screen.getByLabelText('Category'), 'On tour');
    await user.click(publish());
    await screen.findByText('Choose at least one plan');
    await user.click(screen.getByRole('checkbox', { name: 'Front row' }));
    await user.click(publish());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toMatchObject([
      { subscriptionAccess: { availableToAllPaid: false, validSubscriptions: [7] }, idCategory: 5 },
    ]);
  });

  it('is kept as a draft, without its time', async () => {
    const user = await open();
    await user.type(words(), 'Later');
    await user.click(screen.getByRole('radio', { name: 'At a set time' }));
    await user.click(screen.getByRole('button', { name: 'Save as draft' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toMatchObject([{ draft: true, publishAt: null }]);
  });

  it('is published at a time ahead', async () => {
    const user = await open();
    await user.type(words(), 'Later');
    await user.click(screen.getByRole('radio', { name: 'At a set time' }));
    const at = screen.getByLabelText('Publish at');
    fireEvent.change(at, { target: { value: '2026-11-01T10:00' } });
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    await screen.findByText('Choose a time in the future');
    fireEvent.change(at, { target: { value: '2026-12-01T10:00' } });
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toMatchObject([{ publishAt: typed('2026-12-01T10:00'), draft: false }]);
  });

  it('has a poll with two different answers and an end', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Poll' }));
    await user.type(screen.getByLabelText('Answer 1'), 'Kyiv');
    await user.click(publish());
    await screen.findByText('Enter at least 2 answers');
    await user.type(screen.getByLabelText('Answer 2'), 'Kyiv');
    await user.click(publish());
    await screen.findByText('Two answers are the same. Change one.');
    await user.clear(screen.getByLabelText('Answer 2'));
    await user.type(screen.getByLabelText('Answer 2'), 'Odesa');
    fireEvent.change(screen.getByLabelText('Poll ends'), { target: { value: '2026-11-30T10:00' } });
    await user.click(publish());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toMatchObject([{ poll: { answers: ['Kyiv', 'Odesa'], ends: typed('2026-11-30T10:00') } }]);
  });
});

describe('what was written', () => {
  it('is there again after the tab was closed, until it is published', async () => {
    const user = await open();
    await user.type(words(), 'Half a thought');
    await user.click(screen.getByRole('button', { name: 'Poll' }));
    await user.type(screen.getByLabelText('Answer 1'), 'Yes');
    cleanup();
    sessionStorage.clear(); // as when the tab is closed
    const again = await open();
    expect(words().value).toBe('Half a thought');
    expect(screen.getByLabelText<HTMLInputElement>('Answer 1').value).toBe('Yes');
    screen.getByText(/what you wrote before/);
    await again.click(screen.getByRole('button', { name: 'Remove poll' }));
    await again.click(publish());
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    cleanup();
    await open();
    expect(words().value).toBe('');
  });

  it('can be thrown away', async () => {
    await (await open()).type(words(), 'Nonsense');
    cleanup();
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(words().value).toBe('');
    expect(screen.queryByText(/what you wrote before/)).toBeNull();
  });

  it.each([
    ['contentExists', /already posted exactly this/],
    ['activityRestricted', /Your activity was restricted/],
  ] as const)('stays when the server refuses it: %s', async (error, text) => {
    server.refuse('feedSavePost', error);
    const user = await open();
    await user.type(words(), 'Again');
    await user.click(publish());
    await screen.findByText(text);
    expect(words().value).toBe('Again');
    expect(onDone).not.toHaveBeenCalled();
  });

  it('stays when the connection is lost', async () => {
    server.lose('feedSavePost');
    const user = await open();
    await user.type(words(), 'Again');
    await user.click(publish());
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(words().value).toBe('Again');
  });

  it('is marked where the server finds a time that has passed meanwhile', async () => {
    server.refuse('feedSavePost', 'mandatoryFieldNull', { fields: { publishAt: 'tooSmall' } });
    const user = await open();
    await user.type(words(), 'Soon');
    await user.click(screen.getByRole('radio', { name: 'At a set time' }));
    fireEvent.change(screen.getByLabelText('Publish at'), { target: { value: '2026-12-01T10:00' } });
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    await screen.findByText('Choose a time in the future');
    expect(document.activeElement).toBe(screen.getByLabelText('Publish at'));
  });
});

const paste = (data: { text?: string; files?: File[] }) =>
  fireEvent.paste(words(), {
    clipboardData: { files: data.files ?? [], getData: () => data.text ?? '' },
  });

describe('a pasted link to a video', () => {
  const link = 'https://youtu.be/dQw4w9WgXcQ';

  it('shows the video and is sent with the post', async () => {
    server.answer('findVideo', { site: 'YOUTUBE', idVideo: 'dQw4w9WgXcQ', title: 'A song', imageLink: null });
    const user = await open();
    paste({ text: link });
    await screen.findByText('A song');
    expect(words().value).toBe('');
    await user.click(publish());
    await waitFor(() => expect(sent()).toMatchObject([{ link, text: '' }]));
  });

  it('says so when there is no such video, and when it is of another site', async () => {
    server.refuse('findVideo', 'mandatoryFieldNull', { fields: { link: 'invalid' } });
    const user = await open();
    paste({ text: link });
    await screen.findByText(/couldn’t find this video/);
    const field = screen.getByLabelText('Link to the video');
    await user.clear(field);
    await user.type(field, 'https://example.com/film');
    await user.click(publish());
    await screen.findByText('Paste a link to a video on YouTube or Vimeo.');
    expect(sent()).toEqual([]);
  });
});

describe('pictures', () => {
  const choose = async (user: Awaited<ReturnType<typeof open>>, ...files: File[]) => {
    if (!screen.queryByLabelText('Choose pictures')) await user.click(screen.getByRole('button', { name: 'Pictures' }));
    await user.upload(screen.getByLabelText('Choose pictures'), files);
  };
  const ids = () => (sent()[0] as { pictures: { idImage: string }[] }).pictures.map(({ idImage }) => idImage);

  it('are put in order by keyboard and described', async () => {
    const user = await open();
    await choose(user, picture('a'), picture('b'), picture('c'));
    const last = await screen.findByRole('button', { name: reads('Move picture 3 of 3 forward') });
    last.focus();
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByText(reads('Moved to place 1 of 3'))).toBeDefined();
    await user.type(screen.getByLabelText(reads('Description of picture 1')), 'The stage');
    await user.click(publish());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(ids()).toEqual(['image-3', 'image-1', 'image-2']);
    expect(sent()).toMatchObject([{ pictures: [{ alt: 'The stage' }, { alt: '' }, { alt: '' }] }]);
  });

  it('are put in order by dragging', async () => {
    const user = await open();
    await choose(user, picture('a'), picture('b'));
    await screen.findByRole('button', { name: reads('Move picture 2 of 2 forward') });
    const [first, second] = screen.getAllByRole('listitem');
    const dataTransfer = { effectAllowed: 'none', types: [], files: [] };
    fireEvent.dragStart(within(first as HTMLElement).getByRole('img'), { dataTransfer });
    fireEvent.drop(second as HTMLElement, { dataTransfer });
    await user.click(publish());
    await waitFor(() => expect(ids()).toEqual(['image-2', 'image-1']));
  });

  it('are at most ten; those beyond are not taken', async () => {
    const user = await open();
    await choose(user, ...Array.from({ length: 11 }, (_, at) => picture(String(at))));
    await screen.findByText(/up to 10 pictures. The others weren’t added/);
    await screen.findByRole('button', { name: reads('Remove picture 10 of 10') });
    expect(uploads).toBe(10);
    expect(screen.queryByLabelText('Choose pictures')).toBeNull();
  });

  it('can be pasted and dropped; what is no picture says so and does not hold up the others', async () => {
    const user = await open();
    paste({ files: [new File(['text'], 'broken.webp', { type: 'image/webp' }), picture('good')] });
    await screen.findByRole('button', { name: reads('Remove picture 1 of 1') });
    await screen.findByText('broken.webp');
    fireEvent.drop(screen.getByRole('region', { name: 'New post' }), {
      dataTransfer: { types: ['Files'], files: [picture('dropped')] },
    });
    await screen.findByRole('button', { name: reads('Remove picture 2 of 2') });
    await user.click(publish());
    await waitFor(() => expect(ids()).toEqual(['image-1', 'image-2']));
  });

  it('exclude a file and a link', async () => {
    const user = await open();
    await choose(user, picture('a'));
    await screen.findByRole('button', { name: reads('Remove picture 1 of 1') });
    const link = screen.getByRole('button', { name: 'Video link' });
    expect(link.getAttribute('aria-disabled')).toBe('true');
    await user.click(link);
    expect(screen.queryByLabelText('Link to the video')).toBeNull();
    await user.click(screen.getByRole('button', { name: reads('Remove picture 1 of 1') }));
    await user.click(link);
    expect(screen.getByLabelText('Link to the video')).toBeDefined();
  });

  it('that are gone from the server are to be chosen again', async () => {
    server.refuse('feedSavePost', 'pageNotFound');
    const user = await open();
    await choose(user, picture('a'));
    await screen.findByRole('button', { name: reads('Remove picture 1 of 1') });
    await user.click(publish());
    await screen.findByText(/no longer stored/);
  });
});

const stored: PostDraft = {
  idPost: 9,
  idUser: 1001,
  title: 'Kitchen demo',
  text: 'One take',
  link: null,
  attachments: [{ type: 'PICTURE', idImage: 'old', imageLink: '/media/signed', alt: 'A kettle' }],
  poll: { answers: ['Tea', 'Coffee'], ends: '2026-11-10T12:00:00.000Z' },
  subscriptionAccess: { availableToAllPaid: false, validSubscriptions: [{ idSubscription: 7, name: 'Front row' }] },
  idCategory: 5,
  publishAt: null,
  published: '2026-11-01T12:00:00.000Z',
  changed: '2026-11-01T12:00:00.000Z',
};

describe('a published post', () => {
  it('keeps its audience, pictures and poll when its text changes', async () => {
    server.answer('feedGetDraft', stored);
    const user = await open({ idPost: 9 });
    expect(screen.queryByLabelText('Answer 1')).toBeNull();
    screen.getByText(/can’t change any more/);
    expect(screen.queryByRole('button', { name: 'Save as draft' })).toBeNull();
    await user.type(words(), ', two spoons');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toMatchObject([
      {
        idPost: 9,
        text: 'One take, two spoons',
        pictures: [{ idImage: 'old', alt: 'A kettle' }],
        poll: { answers: ['Tea', 'Coffee'] },
        subscriptionAccess: { availableToAllPaid: false, validSubscriptions: [7] },
        idCategory: 5,
      },
    ]);
  });

  it('can be loaded again when that failed', async () => {
    server.refuse('feedGetDraft', 'somethingWrong');
    const { user } = await renderPage(<Composer space="feed" idUser={1001} idPost={9} onDone={onDone} />, {
      signed: true,
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answer('feedGetDraft', stored);
    await user.click(again);
    await screen.findByDisplayValue('Kitchen demo');
  });
});

describe('a member in a community', () => {
  it('posts for the community, without audiences and times, with smaller files', async () => {
    server.answer('getUserFull', { ...talent, idUser: 2002, role: 'FAN' });
    const user = await open({ space: 'community' });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save as draft' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Video or audio' }));
    screen.getByText(/Up to 100 MB/);
    await user.click(screen.getByRole('button', { name: 'Video or audio' }));
    await user.type(words(), 'Hello');
    await user.click(publish());
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(server.sent('communitySavePost').map(({ body }) => body)).toMatchObject([
      { idUser: 1001, text: 'Hello', subscriptionAccess: null },
    ]);
  });
});
