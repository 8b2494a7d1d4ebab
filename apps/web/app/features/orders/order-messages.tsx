import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../shared/time/dates.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { olderMessagesQuery, writeToOrder } from './api.ts';
import { LineForm } from './line-form.tsx';
import lines from './order-messages.module.css';
import styles from './order-view.module.css';

type Message = OrderDetail['messages'][number];

/** The messages between buyer and talent about this order. */
export const OrderMessages = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const { idOrder, can, messagingClosed } = order;
  const { messages, older } = useMessages(order);
  const mayWrite = can.includes('write');
  const send = (words: string) => writeToOrder(idOrder, words);
  if (messages.length === 0 && !mayWrite && !messagingClosed) return null;
  return (
    <section className={styles.part} aria-labelledby="messages">
      <h2 id="messages">{t('messages.title')}</h2>
      {older}
      {messages.length === 0 && mayWrite && <p>{t('messages.empty')}</p>}
      {messages.length > 0 && (
        <ol className={lines.lines} aria-live="polite">
          {messages.map((message) => (
            <Line key={message.id} message={message} order={order} />
          ))}
        </ol>
      )}
      {messagingClosed && <Note>{t(`messages.closed.${messagingClosed}`)}</Note>}
      {mayWrite && (
        <LineForm label={t('messages.label')} submit={t('messages.send')} done={t('messages.sent')} send={send} />
      )}
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
      {t('messages.older')}
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
  const other = isPartner ? partner.name : t(`messages.${names[from]}`);
  return (
    <li data-own={isOwn}>
      <span className={lines.who}>
        {isOwn ? t('messages.you') : other} <time dateTime={at}>{dayAndTime(new Date(at), language)}</time>
      </span>
      <p>{text}</p>
    </li>
  );
};
