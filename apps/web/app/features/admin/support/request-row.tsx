import type { SupportRequest } from '@stagedoor/contract/schemas/support';
import { supportTopics } from '@stagedoor/contract/support-topics';
import { Link } from 'react-router';
import { languageNames } from '../../../shared/i18n/language.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import text from '../../../ui/theme/text.module.css';
import queue from '../queue.module.css';
import { AnswerWays } from './answer-ways.tsx';

type Props = { request: SupportRequest; onDecided: () => void };

export const RequestRow = ({ request, onDecided }: Props) => (
  <tr>
    <th scope="row" data-column="writer">
      <Writer request={request} />
    </th>
    <td data-column="about" className={queue.about}>
      <RequestText request={request} />
    </td>
    <td data-column="decision" className={queue.decision}>
      {request.closed ? <Closed closed={request.closed} /> : <AnswerWays request={request} onDecided={onDecided} />}
    </td>
  </tr>
);

const Writer = ({ request: { id, at, dueAt, email, writer, language, closed } }: { request: SupportRequest }) => {
  const { t } = useTranslation('support');
  const reader = useLanguage();
  return (
    <>
      <span>{email}</span>
      <small>{t('number', { id: String(id), language: languageNames[language].name })}</small>
      <small>{dayAndTime(new Date(at), reader)}</small>
      {!closed && <small>{t('due', { date: dayAndTime(new Date(dueAt), reader) })}</small>}
      {writer ? (
        <small>
          <Link to={staffPaths.user(writer.idUser)} className={text.link}>
            {t('account', { name: writer.name })}
          </Link>
        </small>
      ) : (
        <small>{t('visitor')}</small>
      )}
    </>
  );
};

const RequestText = ({ request: { topic, order, reference, text: words } }: { request: SupportRequest }) => {
  const { t } = useTranslation('support');
  const { t: help } = useTranslation('help');
  const known = supportTopics.find((name) => name === topic);
  return (
    <>
      <small>{known ? help(`contact.topics.${known}`) : topic}</small>
      <span>{words}</span>
      {order !== null && <OrderNumber typed={order} />}
      {reference !== null && <small>{t('reference', { reference })}</small>}
    </>
  );
};

/** Links a valid order number to the order, whether or not it belongs to the writer; shows other input as typed. */
const OrderNumber = ({ typed }: { typed: string }) => {
  const { t } = useTranslation('support');
  const words = t('order', { order: typed });
  if (!/^[1-9]\d{0,14}$/.test(typed)) return <small>{words}</small>;
  return (
    <small>
      <Link to={staffPaths.order(Number(typed))} className={text.link}>
        {words}
      </Link>
    </small>
  );
};

const Closed = ({ closed: { at, by, answer } }: { closed: NonNullable<SupportRequest['closed']> }) => {
  const { t } = useTranslation('support');
  const language = useLanguage();
  return (
    <div className={queue.about}>
      <span>{answer ?? t('noAnswer')}</span>
      <small>{t('by', { name: by, date: dayAndTime(new Date(at), language) })}</small>
    </div>
  );
};
