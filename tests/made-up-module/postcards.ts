import { liveEvent } from '@stagedoor/contract/live/live-event';
import { liveTopic } from '@stagedoor/contract/live/live-topic';
import { z } from 'zod';
import type { compose } from '../../apps/server/src/compose.ts';
import { profileSection } from '../../apps/server/src/extension-points/profile-slot.ts';
import { kind } from '../../apps/server/src/platform/notices/kind.ts';

/** Postcards on the pages of talents. Stored in memory; a real module would have a table. */
export const postcards = new Map<number, { idTalent: number; words: string; removedBy: number | null }>();
const shownBy = (idTalent: number) =>
  [...postcards.values()].filter((card) => card.idTalent === idTalent && card.removedBy === null);

export const postcardSent = liveEvent('POSTCARD_SENT', { payload: z.object({ words: z.string() }) });
export const postcardTopic = liveTopic('postcard', postcardSent);

const words = { name: 'Postcards', sentence: { text: '{partner} sent a postcard' } } as const;
export const newPostcard = kind({
  type: 'NEW_POSTCARD',
  group: { name: 'postcards', texts: { en: group(), uk: group(), ru: group() } },
  channels: { inApp: 'on' },
  keepsQuietHours: true,
  mayWaitForDigest: false,
  texts: { en: words, uk: words, ru: words },
  link: ({ subject }) => subject && `/postcards/${subject.id}`,
});

function group() {
  return { title: 'Postcards', more: 'What talents send.' };
}

/** Everything a module can register: a report subject, a profile section, a live topic and notifications. */
export const addPostcards = ({ moderation, profiles, live, notifications }: ReturnType<typeof compose>) => {
  moderation.addSubject({
    name: 'POSTCARD',
    ownerOf: async (_tx, id) => postcards.get(id)?.idTalent,
    describe: async (_tx, ids) =>
      new Map(ids.map((id) => [id, { name: postcards.get(id)?.words ?? '', idImage: null, path: `/postcards/${id}` }])),
    takedown: {
      async remove(_tx, { id, idDecision }) {
        const card = postcards.get(id);
        if (card) card.removedBy = idDecision;
      },
      async restore(_tx, idDecision) {
        for (const card of postcards.values()) if (card.removedBy === idDecision) card.removedBy = null;
      },
    },
  });
  const section = z.object({ words: z.array(z.string()) });
  profiles.addSlot(
    profileSection('postcards', section, async ({ idTalent }) => ({
      words: shownBy(idTalent).map((card) => card.words),
    })),
  );
  live.topic(postcardTopic, async (_watcher, id) => postcards.has(id));
  notifications.addKinds({ newPostcard });
};
