import { goOnAs } from './support/accounts.ts';
import { aVisitor, expect, test } from './support/page.ts';
import { aName, callAs } from './support/studio.ts';

test('a scheduled post appears on its page when its time has come', async ({ page, browser, request }) => {
  // Before its time there is no such page.
  test.info().annotations.push({ type: 'complains', description: '404' });
  const talent = await aVisitor(browser);
  await goOnAs(talent, 'talent@stagedoor.example');
  await talent.goto('/studio/posts');
  const words = aName('From the future');
  const { now } = await (await request.post('/sandbox/clock', { data: { advance: 'PT1S' } })).json();
  const publishAt = new Date(new Date(now).getTime() + 2 * 3_600_000).toISOString();
  const { idPost } = await callAs<{ idPost: number }>(talent, '/feed/save-post', {
    title: words,
    text: words,
    publishAt,
  });
  await talent.reload();
  await expect(talent.getByText(words).first()).toBeVisible();
  await page.goto(`/post/${idPost}`);
  await expect(page.getByText(words)).toHaveCount(0);

  await request.post('/sandbox/clock', { data: { advance: 'PT3H' } });
  await page.goto(`/post/${idPost}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
});
