import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../shared/time/dates.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { olderMessagesQuery, writeToOrder } from './api.ts';
import { LineForm } from './line-form.tsx';
import styles from './order-view.module.css';
import talk from './talk.module.css';

type Message = OrderDetail['messages'][number];

/** The messages between buyer and talent about this order. */
export const Talk = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const { idOrder, can, talkClosed } = order;
  const { messages, older } = useMessages(order);
  const mayWrite = can.includes('write');
  const send = (words: string) => writeToOrder(idOrder, words);
  if (messages.length === 0 && !mayWrite && !talkClosed) return null;
  return (
    <section className={styles.part} aria-labelledby="talk">
      <h2 id="talk">{t('talk.title')}</h2>
      {older}
      {messages.length === 0 && mayWrite && <p>{t('talk.empty')}</p>}
      {messages.length > 0 && (
        <ol className={talk.lines} aria-live="polite">
          {messages.map((message) => (
            <Line key={message.id} message={message} order={order} />
          ))}
        </ol>
      )}
      {talkClosed && <Note>{t(`talk.closed.${talkClosed}`)}</Note>}
      {mayWrite && <LineForm label={t('talk.label')} submit={t('talk.send')} done={t('talk.sent')} send={send} />}
    </section>
  );
};

/** The order contains the newest messages; older ones are loaded on request. */
const useMessages = ({ idOrder, messages, olderMessages }: OrderDetail) => {
  const { t } = useTranslation('orders');
  const { data, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    olderMessagesQuery(idOrder, olderMessages ?? 0),
  );
  const before = data?.pages.flatMap(({ items }) => items).toReversed() ?? [];
  const isMore = olderMessages !== null && (!data || hasNextPage);
  const older = isMore && (
    <Button size="small" busy={isFetching} onClick={() => void (data ? fetchNextPage() : refetch())}>
      {t('talk.older')}
    </Button>
  );
  return { messages: [...before, ...messages], older };
};

const names = { buyer: 'fan', talent: 'talent', staff: 'staff', system: 'staff' } as const;

const Line = ({ message: { from, text, at }, order }: { message: Message; order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const { role, partner } = order;
  const isOwn = from === role;
  const isPartner = from === (role === 'buyer' ? 'talent' : 'buyer');
  const other = isPartner ? partner.name : t(`talk.${names[from]}`);
  return (
    <li data-own={isOwn}>
      <span className={talk.who}>
        {isOwn ? t('talk.you') : other} <time dateTime={at}>{dayAndTime(new Date(at), language)}</time>
      </span>
      <p>{text}</p>
    </li>
  );
};
