import type { Page } from '@playwright/test';
import { anMp3 } from '../support/songs.ts';
import { aNewPerson, goOnAs } from './support/accounts.ts';
import { payByCard } from './support/card-page.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, speak, test } from './support/page.ts';
import { aName, callAs } from './support/studio.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** As it looks on a phone in the dark and on a large screen in the light. */
const expectFine = async (page: Page) => {
  await look(page, 'dark', 375);
  await expectNoSidewaysScroll(page);
  await page.locator('html').evaluate((html) => html.scrollTo(0, 0));
  await expectAccessible(page);
  await look(page, 'light', 1280);
  await expectAccessible(page);
};

/** The same page in the other languages, on a phone; then in English again. */
const expectTranslated = async (page: Page, words: string | RegExp) => {
  for (const language of ['uk', 'ru', 'en'] as const) {
    await speak(page, language);
    await page.reload();
    await expect(page.getByText(words).first()).toBeVisible();
    await look(page, 'light', 375);
    await expectNoSidewaysScroll(page);
    await look(page, 'light', 1280);
    await expectNoSidewaysScroll(page);
  }
};

const aTalent = async (browser: Parameters<typeof aVisitor>[0]) => {
  const talent = await aVisitor(browser);
  await goOnAs(talent, 'talent@stagedoor.example');
  await talent.goto('/studio/plans');
  return talent;
};
const aPlan = async (talent: Page, name: string) =>
  (
    await callAs<{ idSubscription: number }>(talent, '/save-plan', {
      language: 'en',
      name,
      shortAbout: 'Rehearsals and drafts',
      about: `Something new every week: ${name}`,
      price: 1000,
    })
  ).idSubscription;
const aPost = async (talent: Page, post: object, space = 'feed') =>
  (await callAs<{ idPost: number }>(talent, `/${space}/save-post`, post)).idPost;

/** Joins by a path on which the plan is offered. */
const joinByCard = async (page: Page, plan: string) => {
  await page.getByRole('link', { name: `View plan: ${plan}` }).click();
  await expect(title(page)).toHaveText(plan);
  await button(page, 'Join for $10.00').click();
  await payByCard(page, '4242 4242 4242 4242');
  await expect(title(page)).toHaveText('Welcome, you’re a member');
};

const say = async (page: Page, words: string) => {
  await page.getByLabel('Your comment').fill(words);
  await button(page, 'Post').click();
  await expect(page.getByText(words)).toBeVisible();
};

test('a post for one plan is a teaser for strangers, who join, read, comment and are answered live', async ({
  page,
  browser,
}) => {
  const talent = await aTalent(browser);
  const [plan, kitchen] = [aName('Gallery'), aName('Kitchen demo')];
  const idSubscription = await aPlan(talent, plan);
  const idPost = await aPost(talent, {
    title: kitchen,
    text: `One take, one microphone, one kettle: ${kitchen}`,
    subscriptionAccess: { availableToAllPaid: false, validSubscriptions: [idSubscription] },
  });

  await aNewPerson(page);
  await page.goto(`/post/${idPost}`);
  await expect(page.getByRole('heading', { name: kitchen })).toBeVisible();
  await expect(page.getByText('one kettle')).toHaveCount(0);
  await expect(page.getByText(plan).first()).toBeVisible();
  await expectFine(page);
  await expectTranslated(page, kitchen);
  await page.goto(`/post-subscriptions/${idPost}`);
  await expect(title(page)).toHaveText('Open this post');
  await expectFine(page);
  await joinByCard(page, plan);

  await page.goto(`/post/${idPost}`);
  await expect(page.getByText('one kettle')).toBeVisible();
  await expectFine(page);
  const words = aName('What a kettle');
  await say(page, words);

  // The talent's page is open: the fan's comment and the answer appear without reloading.
  await talent.goto(`/post/${idPost}`);
  await expect(talent.getByText(words)).toBeVisible();
  await talent
    .getByRole('button', { name: /^Reply/ })
    .first()
    .click();
  const answer = aName('It was in tune');
  await talent.getByLabel(/^Your reply to/).fill(answer);
  await button(talent, 'Post').first().click();
  await expect(page.getByText(answer)).toBeVisible();

  await expectTranslated(page, 'one kettle');
  await callAs(talent, '/close-plan', { idSubscription });
});

test('two members talk in the community, live, and the talent keeps order', async ({ page, browser }) => {
  const talent = await aTalent(browser);
  const plan = aName('Foyer');
  const idSubscription = await aPlan(talent, plan);
  const { idUser } = await callAs<{ idUser: number }>(talent, '/get-user-by-id/orysia?language=en');
  const other = await aVisitor(browser);
  for (const member of [page, other]) {
    await aNewPerson(member, member === page ? 'Olena Fan' : 'Taras Fan');
    await member.goto(`/product-subscriptions?user=${idUser}`);
    await joinByCard(member, plan);
  }
  const question = aName('Who goes to Lviv');
  const idPost = await aPost(page, { text: question, idUser }, 'community');

  await other.goto(`/community/post/${idPost}`);
  await expect(other.getByText(question)).toBeVisible();
  await page.goto(`/community/post/${idPost}`);
  const words = aName('I do');
  await say(other, words);
  await expect(page.getByText(words)).toBeVisible();
  await expectFine(page);
  await expectTranslated(page, question);

  // A stranger reads neither the question nor that there is a title.
  const stranger = await aVisitor(browser);
  await stranger.goto(`/community/post/${idPost}`);
  await expect(stranger.getByText('Behind this door').first()).toBeVisible();
  await expect(stranger.getByText(question)).toHaveCount(0);

  const { idUser: idOther } = await callAs<{ idUser: number }>(other, '/get-user-full/');
  await callAs(talent, '/restrict-activity', { idUser: idOther, duration: 'day' });
  await other.getByLabel('Your comment').fill(aName('Once more'));
  await button(other, 'Post').click();
  await expect(other.getByText('You can’t write on this page right now')).toBeVisible();
  await callAs(talent, '/lift-restriction', { idUser: idOther });

  await talent.goto(`/community/post/${idPost}`);
  await talent.getByRole('button', { name: 'More about this post' }).click();
  await button(talent, 'Delete').click();
  await talent.getByRole('dialog').getByRole('button', { name: 'Delete post' }).click();
  await page.goto('/explore');
  await callAs(talent, '/close-plan', { idSubscription });
});

test('a member posts a recording in the community, and the talent hears it', async ({ page, browser }) => {
  const talent = await aTalent(browser);
  const plan = aName('Rehearsal room');
  const idSubscription = await aPlan(talent, plan);
  const { idUser } = await callAs<{ idUser: number }>(talent, '/get-user-by-id/orysia?language=en');
  await aNewPerson(page);
  await page.goto(`/product-subscriptions?user=${idUser}`);
  await joinByCard(page, plan);

  await page.goto('/orysia?tab=community');
  await button(page, 'Write to the community').click();
  const words = aName('My cover of it');
  await page.getByLabel('What do you want to share?').fill(words);
  await button(page, 'Video or audio').click();
  const song = { name: 'cover.mp3', mimeType: 'audio/mpeg', buffer: await anMp3() };
  await page.locator('input[type="file"]').setInputFiles(song);
  await expect(page.getByText('Upload complete')).toBeVisible();
  await look(page, 'dark', 375);
  await expectNoSidewaysScroll(page);
  await look(page, 'light', 1280);
  await button(page, 'Publish').click();
  await expect(page.getByRole('article').filter({ hasText: words }).locator('audio')).toBeVisible();

  await talent.goto('/orysia?tab=community');
  await expect(talent.getByRole('article').filter({ hasText: words }).locator('audio')).toBeVisible();
  await callAs(talent, '/close-plan', { idSubscription });
});

test('a linked video loads nothing from its site before it is played', async ({ page, browser }) => {
  const talent = await aTalent(browser);
  const name = aName('From the roof');
  const idPost = await aPost(talent, { title: name, text: 'Listen', link: 'https://youtu.be/aqz-KE-bpKQ' });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost') && request.url().startsWith('http')) foreign.push(request.url());
  });
  await page.goto(`/post/${idPost}`);
  await expect(title(page)).toHaveText(name);
  const play = page.getByRole('button', { name: /^Play on YouTube/ });
  await expect(play).toBeVisible();
  expect(foreign.filter((url) => !url.includes('127.0.0.1'))).toEqual([]);
  await play.click();
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/,
  );
});
