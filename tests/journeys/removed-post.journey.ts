import type { Browser, Page } from '@playwright/test';
import { aNewPerson, goOnAs, mailTo, pathIn } from './support/accounts.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { logInAsStaff } from './support/staff.ts';
import { aName, callAs } from './support/studio.ts';

const reason = 'It advertises something else.';
const removed = { en: 'This post was deleted', uk: 'Цей допис видалено', ru: 'Этот пост удалён' } as const;

const enterAsStaff = async (browser: Browser) => {
  const staff = await aVisitor(browser);
  await logInAsStaff(staff);
  return staff;
};

/** Three posts of the demo talent, each later than the one before. */
const somePosts = async (browser: Browser) => {
  const talent = await aVisitor(browser);
  await goOnAs(talent, 'talent@stagedoor.example');
  await talent.goto('/studio/posts');
  const titles = ['Before', 'Cheap watches', 'After'].map(aName);
  // Other journeys post too: a category shows only these.
  const category = aName('Watches');
  const { idCategory } = await callAs<{ idCategory: number }>(talent, '/feed/save-category', { name: category });
  const ids: number[] = [];
  for (const title of titles) {
    const { idPost } = await callAs<{ idPost: number }>(talent, '/feed/save-post', { title, text: title, idCategory });
    ids.push(idPost);
  }
  const changed = { idPost: ids[1], title: titles[1], text: 'No watches at all', idCategory };
  await callAs(talent, '/feed/save-post', changed);
  return { titles, path: `/post/${ids[1]}`, category };
};

const report = async (page: Page, path: string) => {
  await aNewPerson(page);
  await page.goto(path);
  await page.getByRole('button', { name: 'More about this post' }).click();
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await page.getByLabel('Reason').selectOption({ label: 'Advertising' });
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. Our team will look at it.')).toBeVisible();
};

const expectFine = async (page: Page) => {
  await look(page, 'dark', 375);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await look(page, 'light', 1280);
};

const takeDown = async (staff: Page, title: string) => {
  await staff.goto('/admin/reports?subject=POST');
  const row = staff.getByRole('row').filter({ hasText: title });
  await row.getByRole('link', { name: 'Edit history' }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Edit history');
  await expect(staff.getByText('No watches at all')).toBeVisible();
  await expect(staff.getByRole('listitem').filter({ hasText: 'changed by' })).toContainText(title);
  await expectFine(staff);
  await staff.goBack();
  await staff.getByRole('button', { name: `Decide: ${title}` }).click();
  await staff.getByLabel('Remove:').check();
  await staff.getByLabel('Reason, shown to both sides').fill(reason);
  await staff.getByRole('button', { name: 'Save decision', exact: true }).click();
  await expect(staff.getByText('Decided. Both sides get an email.')).toBeVisible();
};

const expectRemoved = async (browser: Browser, path: string) => {
  for (const language of ['en', 'uk', 'ru'] as const) {
    const visitor = await aVisitor(browser, { language, width: 375 });
    const answer = await visitor.goto(path);
    expect(answer?.status()).toBe(410);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(removed[language]);
    await expectNoSidewaysScroll(visitor);
    await expectAccessible(visitor);
  }
};

test('a post that staff took down says so, and after an appeal stands where it stood', async ({ page, browser }) => {
  // The page of the one who reported it is open when it goes.
  test.info().annotations.push({ type: 'complains', description: '410' });
  const { titles, path, category } = await somePosts(browser);
  const [before = '', title = '', after = ''] = titles;
  await report(page, path);
  await takeDown(await enterAsStaff(browser), title);
  await expectRemoved(browser, path);

  const author = await aVisitor(browser, { width: 375 });
  await author.goto(pathIn(await mailTo(page.request, 'talent@stagedoor.example', `“${title}” was removed`)));
  await expect(author.getByRole('heading', { level: 1 })).toHaveText(`“${title}” was removed`);
  await expect(author.getByText(reason)).toBeVisible();
  await author.getByLabel('Why is this a mistake?').fill('It is a song about watches.');
  await author.getByRole('button', { name: 'Submit appeal', exact: true }).click();
  await expect(author.getByText('Someone else on our team will look at it')).toBeVisible();

  const colleague = await enterAsStaff(browser); // the staff member who made the decision may not decide its appeal
  await colleague.goto('/admin/reports?state=appealed');
  await colleague.getByRole('button', { name: `Decide appeal: ${title}` }).click();
  await colleague.getByLabel('Reverse').check();
  await colleague.getByLabel('Reason, shown to the owner').fill('It is a song.');
  await colleague.getByRole('button', { name: 'Save decision', exact: true }).click();
  await expect(colleague.getByText('Decided. The owner gets an email.')).toBeVisible();

  await page.goto('/orysia?tab=feed');
  await page.getByRole('link', { name: category }).click();
  const shown = page.getByRole('heading').filter({ hasText: new RegExp(titles.join('|')) });
  await expect(shown).toHaveText([after, title, before]);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
