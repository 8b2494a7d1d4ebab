import type { Page } from '@playwright/test';
import { aDevice, goOnAs, goOnWith } from './support/accounts.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, speak, test } from './support/page.ts';
import { logInAsStaff } from './support/staff.ts';
import { aName, callAs } from './support/studio.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

const expectFine = async (page: Page) => {
  await look(page, 'dark', 375);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await look(page, 'light', 1280);
  await expectAccessible(page);
};

type Found = { items: { idUser: number; name: string; email: string }[] };

/** A talent of the demo world whom no other journey logs in. */
const someone = '@gwendal-lighthouse';

test('a talent accepts an agent, who posts with a label until the talent ends it', async ({ page, browser }) => {
  const staff = await aVisitor(browser);
  await logInAsStaff(staff);
  const { items } = await callAs<Found>(staff, '/find-people', { role: 'EXPERT', text: someone });
  const [person] = items;
  if (!person) throw new Error(`expected a talent called ${someone}`);
  await staff.goto(`/admin/users/${person.idUser}`);
  await button(staff, 'Make agent').click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Make agent' }).click();
  await expect(button(staff, 'End work as agent')).toBeVisible();
  await expectFine(staff);

  const agent = await aVisitor(browser);
  const device = aDevice(agent.request);
  await device.logIn(person.email);
  await goOnWith(agent, device.session);
  await agent.goto('/settings/agents');
  await agent.getByLabel('Link to the talent’s page').fill('nobody-is-called-so');
  await button(agent, 'Send request').click();
  await expect(agent.getByText('We can’t find this page')).toBeVisible();
  await agent.getByLabel('Link to the talent’s page').fill('@orysia');
  await button(agent, 'Send request').click();
  await expect(button(agent, /^Cancel request/)).toBeVisible();
  await expectFine(agent);

  // The talent reads Ukrainian.
  const talent = await aVisitor(browser, { language: 'uk', width: 375 });
  await goOnAs(talent, 'talent@stagedoor.example');
  await speak(talent, 'uk');
  await talent.goto('/settings/agents');
  await expect(title(talent)).toHaveText('Агенти');
  await expectNoSidewaysScroll(talent);
  await button(talent, /^Прийняти/).click();
  await talent.getByRole('dialog').getByRole('button', { name: 'Прийняти' }).click();
  await expect(button(talent, /^Припинити: Гвендаль/)).toBeVisible();
  await expectFine(talent);

  // The agent writes for the talent, and is told so.
  await agent.goto('/settings/agents');
  await agent.getByRole('link', { name: /^Posts: / }).click();
  await button(agent, 'New post').click();
  await expect(agent.getByText('Readers see your name and the word “Agent”')).toBeVisible();
  const words = aName('Tickets for Lviv are out');
  await agent.getByLabel('Title (optional)').fill(words);
  await agent.getByLabel('What’s new?').fill(`Come early: ${words}`);
  await expectFine(agent);
  await button(agent, 'Publish').click();
  await expect(agent.getByText('Published').first()).toBeVisible();
  await agent.getByRole('link', { name: `View: ${words}` }).click();
  await expect(title(agent)).toHaveText(words);
  const { pathname: post } = new URL(agent.url());

  // A visitor sees who wrote it, and for whom.
  await page.goto(post);
  const head = page.locator('article header').first();
  await expect(head.getByText('Agent', { exact: true })).toBeVisible();
  await expect(head.getByText(/written for/)).toBeVisible();
  await expectFine(page);
  await speak(page, 'uk');
  await page.reload();
  await expect(page.getByText('Агент', { exact: true }).first()).toBeVisible();
  await look(page, 'dark', 375);
  await expectNoSidewaysScroll(page);

  await button(talent, /^Припинити: Гвендаль/).click();
  await talent.getByRole('dialog').getByRole('button', { name: 'Припинити' }).click();
  await expect(talent.getByText('припинено', { exact: false }).first()).toBeVisible();

  // The agent cannot any more; the post stays with its label.
  await agent.reload();
  await agent.getByRole('button', { name: 'More about this post' }).click();
  await expect(button(agent, 'Edit')).toHaveCount(0);
  await expect(button(agent, 'Delete')).toHaveCount(0);
  await agent.goto('/settings/agents');
  await expect(agent.getByText('you as the agent, ended', { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Агент', { exact: true }).first()).toBeVisible();

  await callAs(staff, '/set-agent', { idUser: person.idUser, isAgent: false });
});
