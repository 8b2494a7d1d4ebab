import { plainType } from '@stagedoor/contract/product-types';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { useSession } from '../../shared/session/session.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { orderLinkQuery, useLiveLinkPage } from './api.ts';
import { isGone, NotHere } from './not-here.tsx';
import { type LinkedChat, OrderView } from './order-view.tsx';

/** The order behind a mailed link. Read-only: its holder must log in to act. */
export const OrderLinkPage = ({ token, chat: Chat }: { token: string; chat: LinkedChat }) => {
  const { data: order, error, refetch } = useQuery(orderLinkQuery(token, useLanguage()));
  useLiveLinkPage(token, order?.idOrder);
  if (!order || isGone(error)) return <NotHere error={error} onAgain={refetch} gone={<Gone />} />;
  return (
    <OrderView order={order} token={token}>
      <ToAct idOrder={order.idOrder} />
      {plainType(order.productType) === 'MSG' && (
        <Suspense>
          <Chat token={token} />
        </Suspense>
      )}
    </OrderView>
  );
};

const Gone = () => {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      title={<h1 tabIndex={-1}>{t('link.goneTitle')}</h1>}
      wayOn={
        <ButtonLink to={paths.login(paths.orders())} look="primary">
          {t('link.logIn')}
        </ButtonLink>
      }
    >
      <p>{t('link.goneText')}</p>
    </EmptyState>
  );
};

const ToAct = ({ idOrder }: { idOrder: number }) => {
  const { t } = useTranslation('orders');
  const { signed } = useSession();
  const order = paths.order(idOrder);
  return (
    <Note>
      <p>
        <strong>{t('link.title')}</strong> {t('link.text')}
      </p>
      <ButtonLink to={signed ? order : paths.login(order)} size="small">
        {t(signed ? 'link.signed' : 'link.go')}
      </ButtonLink>
    </Note>
  );
};
