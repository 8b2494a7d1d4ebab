import type { Browser, Page } from '@playwright/test';
import { aJpeg } from '../support/hostile-files.ts';
import { goOnAs } from './support/accounts.ts';
import {
  aVisitor,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  look,
  patient,
  speak,
  test,
} from './support/page.ts';
import { aName } from './support/studio.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const composerOf = (page: Page) => page.getByRole('region', { name: 'New post' });
const words = (page: Page) => page.getByLabel('What’s new?');
const altOf = (page: Page, place: number) => page.getByLabel(`Description of picture ${place}`);

const aTalentWriting = async (browser: Browser) => {
  const talent = await aVisitor(browser);
  await goOnAs(talent, 'talent@stagedoor.example');
  await openComposer(talent);
  return talent;
};

const openComposer = async (page: Page) => {
  await page.goto('/studio/posts');
  await button(page, 'New post').click();
  await expect(composerOf(page)).toBeVisible();
};

/** What runs in the page knows the browser's classes. */
declare const DataTransfer: new () => {
  setData(type: string, data: string): void;
  items: { add(file: File): void };
};
declare const ClipboardEvent: new (type: string, init: object) => Event;
declare const DragEvent: new (type: string, init: object) => Event;

const paste = (page: Page, pasted: string) =>
  words(page).evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, pasted);

const drop = (page: Page, files: readonly { name: string; bytes: Buffer }[]) =>
  composerOf(page).evaluate(
    (composer, dropped) => {
      const dataTransfer = new DataTransfer();
      for (const { name, base64 } of dropped) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        dataTransfer.items.add(new File([bytes], name, { type: 'image/jpeg' }));
      }
      composer.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') })),
  );

const edit = async (page: Page, text: string) => {
  await page.getByRole('button', { name: 'More about this post' }).click();
  await button(page, 'Edit').click();
  const dialog = page.getByRole('dialog', { name: 'Edit post' });
  await expect(altOf(page, 2)).toHaveValue('The stage');
  await words(page).fill(text);
  await expectFine(page);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText(/, edited$/)).toBeVisible();
};

const expectFine = async (page: Page) => {
  await look(page, 'dark', 375);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await look(page, 'light', 1280);
  await expectAccessible(page);
};

test('a pasted link shows its video, and can be taken away again', async ({ browser }) => {
  const talent = await aTalentWriting(browser);
  await paste(talent, 'https://youtu.be/aqz-KE-bpKQ');
  await expect(talent.getByLabel('Link to the video')).toHaveValue('https://youtu.be/aqz-KE-bpKQ');
  await expect(talent.getByRole('status').filter({ hasText: 'YouTube' })).toBeVisible();
  await expectFine(talent);
  await button(talent, 'Remove link').click();
  await paste(talent, 'https://example.com/not-a-video');
  await expect(talent.getByLabel('Link to the video')).toHaveCount(0);
  await button(talent, 'Close').click();
});

test('dropped pictures are described, put in order, found again after the tab was closed, and published', async ({
  page: visitor,
  browser,
}) => {
  const first = await aTalentWriting(browser);
  const title = aName('Behind the curtain');
  await first.getByLabel('Title (optional)').fill(title);
  await words(first).fill('Two pictures, in this order.');
  await drop(first, [
    { name: 'stage.jpg', bytes: await aJpeg(800, 600) },
    { name: 'hall.jpg', bytes: await aJpeg(600, 800) },
  ]);
  await expect(altOf(first, 2)).toBeVisible();
  await altOf(first, 1).fill('The stage');
  await altOf(first, 2).fill('The hall');
  await button(first, 'Move picture 1 of 2 back').click();
  await expect(altOf(first, 1)).toHaveValue('The hall');
  await expectFine(first);
  await first.close();

  const talent = patient(await first.context().newPage());
  await openComposer(talent);
  await expect(talent.getByText('This is what you wrote before. It isn’t published yet.')).toBeVisible();
  await expect(talent.getByLabel('Title (optional)')).toHaveValue(title);
  await expect(words(talent)).toHaveValue('Two pictures, in this order.');
  await expect(altOf(talent, 1)).toHaveValue('The hall');
  await expect(altOf(talent, 2)).toHaveValue('The stage');

  await button(talent, 'Preview').click();
  const preview = talent.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Open picture 1 of 2: The hall' })).toBeVisible();
  await expectFine(talent);
  await preview.getByRole('button', { name: 'Close' }).click();
  await button(talent, 'Publish').click();
  await expect(talent.getByText('Published', { exact: true }).first()).toBeVisible();
  await expect(composerOf(talent)).toHaveCount(0);

  await talent.getByRole('listitem').filter({ hasText: title }).getByRole('link', { name: 'View' }).click();
  await expect(talent.getByRole('heading', { level: 1 })).toHaveText(title);
  await edit(talent, 'Two pictures, in any order.');
  for (const language of ['uk', 'ru'] as const) {
    await speak(visitor, language);
    await visitor.goto(new URL(talent.url()).pathname);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
    await look(visitor, 'light', 375);
    await expectNoSidewaysScroll(visitor);
  }
  await expect(visitor.getByRole('button', { name: /The hall$/ })).toBeVisible();
});
