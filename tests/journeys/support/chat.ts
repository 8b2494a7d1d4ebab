import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { chat as en } from '@stagedoor/messages/en/chat';

export const aFanName = () => `Ivan Trush ${randomUUID().slice(0, 6)}`;

export const messages = (page: Page) => page.getByRole('log').getByRole('article');
export const message = (page: Page, words: string) => messages(page).filter({ hasText: words });

/** What a text says before its first gap. */
export const beginning = (text: string) => text.split('{')[0]?.trim() ?? '';

/** The field for a message; `texts` are those of the page's language. */
export const messageField = (page: Page, texts: { write: { label: string } } = en) =>
  page.getByRole('textbox', { name: beginning(texts.write.label) });

/** Writes what costs nothing. */
export const write = async (page: Page, words: string, texts?: { write: { label: string } }) => {
  await messageField(page, texts).fill(words);
  await messageField(page, texts).press('Enter');
};
