import type { SupportChatDetail } from '@stagedoor/contract/schemas/support-chat';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { languageNames } from '../../../../shared/i18n/language.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../../shared/money/use-dollars.ts';
import { staffPaths } from '../../../../shared/navigation/staff-paths.ts';
import { StateBadge } from '../../../../shared/orders/state-badge.tsx';
import { useLanguage } from '../../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../../shared/time/dates.ts';
import { Row, RowGroup, Rows } from '../../../../ui/layout/row.tsx';
import text from '../../../../ui/theme/text.module.css';
import { FactList } from '../../fact-list.tsx';
import { ordersOf } from '../../users/person-links.ts';
import { latestOrdersQuery } from '../api.ts';
import { CaseNotes } from './case-notes.tsx';

const shown = 5;

/** The person's wallet and orders, and what staff noted. */
export const CaseSide = ({ detail }: { detail: SupportChatDetail }) => {
  const { t } = useTranslation('support');
  const language = useLanguage();
  const dollars = useDollars();
  const { chat, email, available, notes } = detail;
  const { idUser, name, language: spoken } = chat.person;
  return (
    <>
      <RowGroup title={t('chats.about', { name })}>
        <FactList
          facts={[
            [t('chats.email'), email],
            [t('chats.language'), languageNames[spoken].name],
            [t('chats.available'), dollars(available)],
            [t('chats.firstAnswer'), chat.firstAnsweredAt && dayAndTime(new Date(chat.firstAnsweredAt), language)],
          ]}
        />
        <Link to={staffPaths.user(idUser)} className={text.link}>
          {t('chats.account')}
        </Link>
      </RowGroup>
      <LatestOrders idUser={idUser} />
      <CaseNotes idChat={chat.idChat} notes={notes} />
    </>
  );
};

const LatestOrders = ({ idUser }: { idUser: number }) => {
  const { t } = useTranslation('support');
  const language = useLanguage();
  const dollars = useDollars();
  const { data } = useQuery(latestOrdersQuery(idUser, language));
  const orders = data?.items.slice(0, shown) ?? [];
  return (
    <RowGroup title={t('chats.orders')}>
      {data && orders.length === 0 && <p className={text.quiet}>{t('chats.noOrders')}</p>}
      <Rows>
        {orders.map(({ idOrder, productName, total, state, placedAt }) => (
          <Row
            key={idOrder}
            name={
              <Link to={staffPaths.order(idOrder)} className={text.link}>
                {productName}
              </Link>
            }
            more={`${dollars(total)} · ${dayAndTime(new Date(placedAt), language)}`}
          >
            <StateBadge state={state} />
          </Row>
        ))}
      </Rows>
      {orders.length > 0 && (
        <Link to={ordersOf(idUser)} className={text.link}>
          {t('chats.allOrders')}
        </Link>
      )}
    </RowGroup>
  );
};
