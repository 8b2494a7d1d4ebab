import { goOnAs } from './support/accounts.ts';
import { aVisitor, expect, test } from './support/page.ts';
import { aName, callAs } from './support/studio.ts';

/** What would run if a page took a text for markup, an address or a template. */
const run = 'window.executed=1';
const payloads = [
  `<script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `<svg onload=${run}>`,
  `"><script>${run}</script>`,
  `'-${run}-'`,
  `</title><script>${run}</script>`,
  `</script><script>${run}</script>`,
  `<iframe srcdoc="<script>parent.${run}</script>">`,
  `javascript:${run}//https://stagedoor.example`,
  `https://stagedoor.example/" onmouseover="${run}`,
  `[x](javascript:${run})`,
  `<a href="javascript:${run}">x</a>`,
  `<math><mtext></mtext><style><img src=x onerror=${run}></style></math>`,
  `<details open ontoggle=${run}>`,
  `<body onload=${run}>`,
  `\${${run}}{{${run}}}<%= ${run} %>`,
  `<!--><script>${run}</script>-->`,
  `]]><script>${run}</script>`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `\u202E<script>${run}</script>`,
];

test('no text of a post, a comment, a poll or a category is ever run', async ({ page, browser }) => {
  const talent = await aVisitor(browser);
  await goOnAs(talent, 'talent@stagedoor.example');
  await talent.goto('/studio/posts');
  const ends = new Date(Date.now() + 86_400_000).toISOString();
  const executed = (where: typeof page) => where.evaluate(() => 'executed' in globalThis);
  const { idCategory } = await callAs<{ idCategory: number }>(talent, '/feed/save-category', { name: aName('Odd') });
  for (const payload of payloads) {
    const words = `${payload} ${aName('x')}`;
    await callAs(talent, '/feed/save-category', { idCategory, name: words.slice(0, 40) });
    const { idPost } = await callAs<{ idPost: number }>(talent, '/feed/save-post', {
      title: words.slice(0, 120),
      text: words,
      idCategory,
      poll: { answers: [words.slice(0, 90), `${words.slice(0, 90)} 2`], ends },
    });
    const { idComment } = await callAs<{ idComment: number }>(talent, '/feed/add-comment', { idPost, text: words });
    await callAs(talent, '/feed/add-comment', { idPost, text: `${words} again`, idParentComment: idComment });
    await page.goto(`/post/${idPost}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await executed(page), payload).toBe(false);
  }
  for (const path of ['/orysia', '/orysia?tab=feed', '/orysia/feed.xml']) {
    await page.goto(path);
    if (!path.endsWith('xml')) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await executed(page)).toBe(false);
  }
  for (const path of ['/studio/posts', '/settings/feed-categories']) {
    await talent.goto(path);
    await expect(talent.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await executed(talent)).toBe(false);
  }
});
