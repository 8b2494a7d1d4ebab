import type { Browser, Page } from '@playwright/test';
import { feedSpaces } from '@stagedoor/contract/feed-spaces';
import { aJpeg } from '../support/hostile-files.ts';
import { executedMark, hostileTexts } from '../support/hostile-texts.ts';
import { aNewPerson, goOnAs } from './support/accounts.ts';
import { moveClock } from './support/auctions.ts';
import { payByCard } from './support/card-page.ts';
import { aVisitor, expect, test } from './support/page.ts';
import { logInAsStaff } from './support/staff.ts';
import { aName, anUploadedPicture, callAs } from './support/studio.ts';

/** As many of each space as one page of a list shows. */
const atOnce = 20;
const day = 86_400_000;

type Space = (typeof feedSpaces)[number];
type Written = { space: Space; idPost: number; text: string };
type Shelf = { idCategory: number; idImage?: string };
/** What not everybody may read of the same words: for one plan, with a video whose title is hostile too, and a draft. */
type Hidden = { idClosed: number; idDraft: number };

const aTalent = async (browser: Browser) => {
  const talent = await aVisitor(browser);
  await goOnAs(talent, 'talent@stagedoor.example');
  await talent.goto('/studio/posts');
  const { idUser } = await callAs<{ idUser: number }>(talent, '/get-user-full/');
  return { talent, idUser };
};

/** A follower who is also a member, so that every post is theirs to read. */
const aMember = async (talent: Page, browser: Browser, idUser: number) => {
  const { idSubscription } = await callAs<{ idSubscription: number }>(talent, '/save-plan', {
    language: 'en',
    name: aName('Wardrobe'),
    shortAbout: 'For those who look',
    about: 'Everything.',
    price: 1000,
  });
  const member = await aVisitor(browser);
  await aNewPerson(member);
  await member.goto('/explore');
  await callAs(member, '/follow-user', { idUser });
  const { result } = await callAs<{ result: string }>(member, '/subscribe', { idSubscription, total: 1000 });
  await member.goto(result);
  await payByCard(member, '4242 4242 4242 4242');
  await expect(member.getByRole('heading', { level: 1 })).toHaveText('Welcome, you’re a member');
  return { member, idSubscription };
};

const shelfOf = (talent: Page, space: Space) =>
  callAs<Shelf>(talent, `/${space}/save-category`, { name: aName('Odd') });

/** In every field of a post, with a comment and an answer to it. */
const write = async ({ talent, member }: People, space: Space, { idCategory, idImage }: Shelf, text: string) => {
  const words = `${text} ${aName('x')}`;
  const line = words.slice(0, 90);
  await callAs(talent, `/${space}/save-category`, { idCategory, name: text.slice(0, 40) });
  const { idPost } = await callAs<{ idPost: number }>(talent, `/${space}/save-post`, {
    title: line,
    text: words,
    idCategory,
    // A picture that is not public is in one post only.
    pictures: idImage ? [{ idImage, alt: line }] : [],
    poll: { answers: [line, `${line} 2`], ends: new Date(Date.now() + 7 * day).toISOString() },
  });
  const comment = { idPost, text: words };
  const { idComment } = await callAs<{ idComment: number }>(talent, `/${space}/add-comment`, comment);
  const answer = { ...comment, idParentComment: idComment };
  const answered = await callAs<{ idComment: number }>(member, `/${space}/add-comment`, answer);
  return { space, idPost, text, idAnswer: answered.idComment };
};

const hide = async (talent: Page, idSubscription: number, text: string, idDraft?: number): Promise<Hidden> => {
  const words = `${text} ${aName('x')}`;
  const content = { title: words.slice(0, 90), text: words };
  const closed = await callAs<{ idPost: number }>(talent, '/feed/save-post', {
    ...content,
    link: 'https://youtu.be/markup00000',
    subscriptionAccess: { availableToAllPaid: false, validSubscriptions: [idSubscription] },
  });
  const draft = await callAs<{ idPost: number }>(talent, '/feed/save-post', {
    ...content,
    draft: true,
    ...(idDraft !== undefined && { idPost: idDraft }),
  });
  return { idClosed: closed.idPost, idDraft: draft.idPost };
};

type People = { talent: Page; member: Page; visitor: Page; staff: Page };

const expectHarmless = async (page: Page, path: string, text = '') => {
  await page.goto(path);
  if (!path.endsWith('.xml')) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate((name) => name in globalThis, executedMark), `${path} ${text}`).toBe(false);
  await expect(page.locator('a[href^="javascript" i]')).toHaveCount(0);
};

/** As strangers, members and their talent see it. */
const expectHiddenHarmless = async ({ talent, member, visitor }: People, { idClosed }: Hidden, text: string) => {
  for (const path of [`/post/${idClosed}`, `/post-subscriptions/${idClosed}`])
    await expectHarmless(visitor, path, text);
  for (const reader of [member, talent]) {
    await expectHarmless(reader, `/post/${idClosed}`, text);
    // The title of the video, as text.
    await expect(reader.getByText(`"></title><img src=x onerror="window.${executedMark}=1">`).first()).toBeVisible();
  }
};

/** What staff see of some of them: their history and the reports about them. */
const expectHarmlessForStaff = async ({ talent, member, visitor, staff }: People, written: readonly Written[]) => {
  for (const { space, idPost, text } of written) {
    await callAs(talent, `/${space}/save-post`, { idPost, text: aName('Changed') });
    await callAs(member, '/complain', { subject: 'POST', id: idPost, reason: 'SPAM', text });
    await expectHarmless(staff, `/admin/posts/${idPost}`, text);
  }
  await expectHarmless(staff, '/admin/reports');
  const [first] = written;
  if (first) await expectRemovalHarmless({ talent, visitor, staff }, first);
};

type Reports = { items: { idReport: number; idSubject: number }[] };

const expectRemovalHarmless = async (
  { talent, visitor, staff }: Omit<People, 'member'>,
  { space, idPost, text }: Written,
) => {
  const { idUser: owner } = await callAs<{ idUser: number }>(talent, '/get-user-full/');
  const { items } = await callAs<Reports>(staff, '/get-reports', { subject: 'POST', owner });
  const { idReport } = items.find(({ idSubject }) => idSubject === idPost) ?? {};
  await callAs(staff, '/decide-report', { idReport, verdict: 'remove', reason: text });
  await expectHarmless(staff, '/admin/reports?state=decided', text);
  await expectHarmless(talent, '/decisions', text);
  await expectHarmless(visitor, space === 'feed' ? `/post/${idPost}` : `/community/post/${idPost}`, text);
};

test('no text of a post, a comment, a poll or a category is ever run', async ({ page: visitor, browser }) => {
  // What staff took down says so.
  test.info().annotations.push({ type: 'complains', description: '410' });
  test.setTimeout(60_000 + hostileTexts.length * 20_000);
  const { talent, idUser } = await aTalent(browser);
  const { member, idSubscription } = await aMember(talent, browser, idUser);
  const staff = await aVisitor(browser);
  await logInAsStaff(staff);
  const people = { talent, member, visitor, staff };
  const feed = { ...(await shelfOf(talent, 'feed')), idImage: await anUploadedPicture(talent, await aJpeg(400, 300)) };
  const community = await shelfOf(talent, 'community');
  const { idUser: idMember } = await callAs<{ idUser: number }>(member, '/get-user-full/');

  const hidden: Hidden[] = [];
  for (let first = 0; first < hostileTexts.length; first += atOnce) {
    // One person writes only so much in ten minutes. By night this runs alone: nobody else needs the clock.
    if (first > 0) await moveClock(visitor, 'PT10M');
    const written: Written[] = [];
    const before = hidden.splice(0);
    for (const [place, text] of hostileTexts.slice(first, first + atOnce).entries()) {
      const space = feedSpaces[place % 2] ?? 'feed';
      written.push(await write(people, space, space === 'feed' ? feed : community, text));
      if (space === 'feed') {
        // There may be only so many drafts.
        hidden.push(await hide(talent, idSubscription, text, before[hidden.length]?.idDraft));
      }
    }
    for (const { space, idPost, text } of written) {
      if (space === 'feed') await expectHarmless(visitor, `/post/${idPost}`, text);
      else await expectHarmless(member, `/community/post/${idPost}`, text);
    }
    for (const one of hidden) await expectHiddenHarmless(people, one, '');
    for (const path of ['/orysia', '/orysia?tab=feed', '/orysia/feed.xml']) await expectHarmless(visitor, path);
    const own = [`/${idMember}`, `/${idMember}?tab=comments`];
    for (const path of ['/', '/orysia?tab=community', '/orysia?tab=activity', ...own, '/notifications'])
      await expectHarmless(member, path);
    for (const path of ['/studio/posts', '/settings/feed-categories']) await expectHarmless(talent, path);
    await expectHarmlessForStaff(people, written.slice(0, 2));
  }
  await callAs(talent, '/close-plan', { idSubscription });
});
