import { fail } from '@stagedoor/contract/errors';
import { type Language, limits } from '@stagedoor/contract/limits';
import { callInCalendar } from '@stagedoor/messages/notices/calls';
import { fill } from '@stagedoor/messages/words';
import { sql } from 'kysely';
import { calendarFile } from '../../../platform/calendar-file.ts';
import type { Attachment } from '../../../platform/ports/mail.ts';
import { linkSigner } from '../../media/index.ts';
import type { Deps } from '../deps.ts';

/** The name under which mails enclose the file. */
export const bookingFiles = 'callBooking';

export const calendarPath = '/call-calendar';

type Signing = Pick<Deps, 'secrets' | 'clock'>;

const signer = (deps: Signing) => linkSigner(deps, 'link to the calendar file of a call');

/** Valid for an hour or two: every read of the booking renews it. */
export const calendarLink = (deps: Signing, idBooking: number, language: Language): string =>
  `${calendarPath}/${signer(deps).signForNow(`${idBooking}-${language}`)}`;

type Row = { at: Date; until: Date; fan: string; talent: string; isCancelled: boolean };

/** A call as an entry for calendars; the same for both. */
export const drawCalendar =
  ({ database, clock, publicUrl }: Pick<Deps, 'database' | 'clock' | 'publicUrl'>) =>
  (idBooking: number, language: Language): Promise<Attachment[]> =>
    database.inTransaction(async (tx) => {
      const { rows } = await sql<Row>`
        select b.at, b.until, fan.name as fan, coalesce(page.names ->> ${language}::text, talent.name) as talent,
          b.state = 'over' and b.ended <> 'held' as "isCancelled"
        from call_booking b join users fan on fan.id = b.id_fan join users talent on talent.id = b.id_talent
          left join talent page on page.id_user = b.id_talent
        where b.id = ${idBooking} and (b.state = 'agreed' or b.state = 'over')`.execute(tx);
      const [row] = rows;
      if (!row) return [];
      const content = calendarFile({
        uid: `call-${idBooking}`,
        name: fill(callInCalendar.name[language], { fan: row.fan, talent: row.talent }),
        url: `${publicUrl()}/call-times/${idBooking}`,
        startsAt: row.at,
        endsAt: row.until,
        isCancelled: row.isCancelled,
        now: clock.now(),
      });
      const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
      return [{ filename: `stagedoor-call-${idBooking}.ics`, contentType, content: Buffer.from(content) }];
    });

/** For the holder of a signed link. */
export const openCalendar = (deps: Signing & Pick<Deps, 'database' | 'publicUrl'>) => {
  const [draw, links] = [drawCalendar(deps), signer(deps)];
  return async (token: string): Promise<Attachment> => {
    const [id, code] = (links.open(token) ?? '').split('-');
    const language = limits.languages.find((one) => one === code) ?? fail('pageNotFound');
    const [file] = await draw(Number(id), language);
    return file ?? fail('pageNotFound');
  };
};
