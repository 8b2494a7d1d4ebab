import { bookingNotices as texts } from '@stagedoor/messages/notices/calls';
import { placeTimeInWords } from '@stagedoor/messages/place-time';
import type { Tx } from '../../../platform/database/database.ts';
import { kind, type LetterParts, type Noticed, type Reader } from '../../../platform/notices/kind.ts';
import { bookingFiles } from '../book/calendar.ts';
import { settingsOf } from '../settings/call-settings.ts';
import { callsGroup } from './calls.kinds.ts';

const news = {
  group: callsGroup,
  channels: { inApp: 'on', push: 'on', email: 'on' },
  keepsQuietHours: true,
  mayWaitForDigest: false,
  link: ({ subject }: Noticed) => (subject ? `/call-times/${subject.id}` : null),
} as const;

/** A call at a time does not wait for the morning. */
const soon = { ...news, keepsQuietHours: false } as const;

/** When it is to begin, by the talent's clocks. */
const withTime = async (tx: Tx, reader: Reader): Promise<LetterParts<'time'> | null> => {
  const booking = await tx
    .selectFrom('call_booking')
    .select(['at', 'id_talent'])
    .where('id', '=', reader.subject?.id ?? 0)
    .executeTakeFirst();
  if (!booking) return null;
  const { timeZone } = await settingsOf(tx, booking.id_talent);
  return { gaps: { time: placeTimeInWords(booking.at, timeZone, reader.language) } };
};

const withFile = async (tx: Tx, reader: Reader): Promise<LetterParts<'time'> | null> => {
  const parts = await withTime(tx, reader);
  return parts && { ...parts, enclosures: [{ kind: bookingFiles, id: reader.subject?.id ?? 0 }] };
};

export const bookingKinds = {
  asked: kind({ ...news, type: 'CALL_ASKED', texts: texts.CALL_ASKED, letter: withTime }),
  proposed: kind({ ...news, type: 'CALL_PROPOSED', texts: texts.CALL_PROPOSED, letter: withTime }),
  agreed: kind({ ...soon, type: 'CALL_AGREED', texts: texts.CALL_AGREED, letter: withFile }),
  calledOff: kind({ ...soon, type: 'CALL_CALLED_OFF', texts: texts.CALL_CALLED_OFF, letter: withTime }),
  inAnHour: kind({ ...soon, type: 'CALL_IN_AN_HOUR', texts: texts.CALL_IN_AN_HOUR, letter: withTime }),
  soon: kind({ ...soon, channels: { inApp: 'on', push: 'on' }, type: 'CALL_SOON', texts: texts.CALL_SOON }),
  fanAway: kind({ ...news, type: 'CALL_FAN_AWAY', texts: texts.CALL_FAN_AWAY }),
  fanWasAway: kind({ ...news, type: 'CALL_FAN_WAS_AWAY', texts: texts.CALL_FAN_WAS_AWAY }),
  talentAway: kind({ ...news, type: 'CALL_TALENT_AWAY', texts: texts.CALL_TALENT_AWAY }),
};
