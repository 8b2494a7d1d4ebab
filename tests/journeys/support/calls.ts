import type { Browser, Page } from '@playwright/test';
import { aNewPerson } from './accounts.ts';
import { payIn } from './card-page.ts';
import { aFanName } from './chat.ts';
import { goOnAsTalent } from './orders.ts';
import { aVisitor, expect } from './page.ts';

export const idTalent = 1001;

/** Keeps every connection of the page within reach, to see what arrives. */
const watchConnections = (page: Page) =>
  page.addInitScript({
    content: `{
      const Real = RTCPeerConnection;
      globalThis.made = [];
      globalThis.RTCPeerConnection = class extends Real {
        constructor(configuration) {
          super(configuration);
          made.push(this);
        }
      };
    }`,
  });

type Arrived = { sound: number; frames: number };

const arrived = (page: Page): Promise<Arrived> =>
  page.evaluate<Arrived>(`(async () => {
    const found = { sound: 0, frames: 0 };
    for (const report of (await made.at(-1)?.getStats())?.values() ?? []) {
      if (report.type !== 'inbound-rtp') continue;
      if (report.kind === 'audio') found.sound += report.packetsReceived;
      else found.frames += report.framesDecoded ?? 0;
    }
    return found;
  })()`);

export const expectSeenAndHeard = async (page: Page) => {
  const before = await arrived(page);
  await expect
    .poll(async () => {
      const { sound, frames } = await arrived(page);
      return sound > before.sound && frames > before.frames;
    })
    .toBe(true);
};

export const aCallingFan = async (page: Page, cents = 10_000) => {
  const person = await aNewPerson(page, aFanName());
  await payIn(page.request, person.session, cents);
  await watchConnections(page);
  return person;
};

export const aTalent = async (browser: Browser, path = '/studio/orders') => {
  const talent = await aVisitor(browser, { width: 375, theme: 'dark' });
  await watchConnections(talent);
  await goOnAsTalent(talent);
  await talent.goto(path);
  return talent;
};

export const startCalling = async (page: Page) => {
  await page.goto(`/call-to?user=${idTalent}`);
  await expect(page.getByRole('radio', { name: /^Wallet/ })).toBeChecked();
  await page.getByRole('button', { name: 'Call now' }).click();
  await expect(page).toHaveURL(/\/call\/\d+$/);
  await expect(page.getByText('Ringing…')).toBeVisible();
};

export const state = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
export const talkedSeconds = async (page: Page) =>
  Number(await page.locator('[data-talked]').getAttribute('data-talked'));
