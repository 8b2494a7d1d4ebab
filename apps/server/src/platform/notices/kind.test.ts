import { expect, it } from 'vitest';
import type { Tx } from '../database/database.ts';
import { kind, kindWithGivenLetter } from './kind.ts';
import type { Notify } from './notify.ts';

const words = { title: 'T', more: 'M' };
const row = {
  type: 'CURTAIN_CALL',
  group: { name: 'stage', texts: { en: words, uk: words, ru: words } },
  channels: { inApp: 'on', email: 'always' },
  keepsQuietHours: true,
  mayWaitForDigest: false,
  link: () => '/stage',
} as const;
const en = {
  name: 'Curtain calls',
  sentence: { text: '{partner} bows for “{play}”' },
  mail: { body: 'Come until {time}.', action: 'Come' },
} as const;
const texts = { en, uk: en, ru: en };
const letter = async () => ({ gaps: { time: '22:00' } });

const { group: _group, ...groupless } = row;
const { link: _link, ...linkless } = row;
const { mail: _mail, ...mailless } = en;
const { ru: _ru, ...twoLanguages } = texts;

it('takes a row that says everything', () => {
  expect(kind({ ...row, texts, letter })).toMatchObject({ type: 'CURTAIN_CALL', letter });
  expect(kindWithGivenLetter({ ...row, texts }).letter).toBe('given');
});

it('does not compile without a language, a link, a group, the words of a channel or a gap of its mail', () => {
  const rows = () => [
    // @ts-expect-error no Russian
    kind({ ...row, texts: twoLanguages, letter }),
    // @ts-expect-error no link
    kind({ ...linkless, texts, letter }),
    // @ts-expect-error no group
    kind({ ...groupless, texts, letter }),
    // @ts-expect-error it is mailed and has no words for it
    kind({ ...row, texts: { en: mailless, uk: mailless, ru: mailless } }),
    // @ts-expect-error no letter fills the gap
    kind({ ...row, texts }),
    // @ts-expect-error the letter leaves the gap open
    kind({ ...row, texts, letter: async () => ({ gaps: {} }) }),
  ];
  expect(rows).toBeTypeOf('function');
});

it('does not compile with less than the kind needs', () => {
  const attempt = (notify: Notify, tx: Tx) => {
    const curtain = kind({ ...row, texts, letter });
    const security = kindWithGivenLetter({ ...row, texts });
    const fact = { idUser: 1, eventKey: 'fact 1' };
    const known = { ...fact, idPartner: 2, params: { play: 'Hamlet' } };
    return [
      notify(tx, curtain, known),
      notify(tx, security, { ...known, letter: { to: 'fan@example.com', gaps: { time: '22:00' } } }),
      // @ts-expect-error whose bow
      notify(tx, curtain, { ...fact, params: { play: 'Hamlet' } }),
      // @ts-expect-error for which play
      notify(tx, curtain, { ...fact, idPartner: 2 }),
      // @ts-expect-error the mail is written now and says nothing
      notify(tx, security, known),
    ];
  };
  expect(attempt).toBeTypeOf('function');
});
