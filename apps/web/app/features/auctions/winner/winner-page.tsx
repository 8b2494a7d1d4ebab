import { ApiError } from '@stagedoor/contract/errors';
import type { AuctionWin } from '@stagedoor/contract/schemas/auction';
import { useQuery } from '@tanstack/react-query';
import { Fetching } from '../../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { ForUser } from '../../../shared/session/for-user.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Wrap } from '../../../ui/layout/page.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import text from '../../../ui/theme/text.module.css';
import { cardCheckQuery, winQuery } from '../api.ts';
import { PayWin } from './pay-win.tsx';
import { RequestForm } from './request-form.tsx';
import { WinnerForm } from './winner-form.tsx';
import styles from './winner-page.module.css';

/** What a winner still has to do: pay, or say where it goes. */
export const WinnerPage = ({ idProduct }: { idProduct: number }) => (
  <Wrap>
    <div className={styles.page}>
      <ForUser>{() => <Contents idProduct={idProduct} />}</ForUser>
    </div>
  </Wrap>
);

const isMissing = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 422);

/** While the saved card is being charged. */
const chargingMs = 2_000;

const Contents = ({ idProduct }: { idProduct: number }) => {
  const { data, error, refetch } = useQuery({
    ...winQuery(idProduct, useLanguage()),
    refetchInterval: ({ state }) => (state.data?.state === 'charging' ? chargingMs : false),
  });
  if (isMissing(error)) return <Over />;
  if (!data) return <Fetching failed={error !== null} again={refetch} />;
  if (data.state === 'passed') return <Over />;
  if (data.state === 'notBought') return <NotBought idProduct={idProduct} />;
  return (
    <div className={styles.columns}>
      <Thing win={data} />
      <div>
        {data.state === 'WAITING_FOR_INFO' &&
          (data.sells === 'AUCTION' ? <WinnerForm win={data} /> : <RequestForm win={data} type={data.sells} />)}
        {data.state === 'WAITING_FOR_PAYMENT' && <PayWin win={data} />}
        {data.state === 'charging' && <Charging win={data} />}
        {data.state === 'ordered' && <Ordered win={data} />}
      </div>
    </div>
  );
};

const Thing = ({ win: { name, imageLink, ownerName, finalBet, standardRate } }: { win: AuctionWin }) => {
  const { t } = useTranslation('winner');
  const dollars = useDollars();
  return (
    <div className={styles.thing}>
      {imageLink && (
        <div className={styles.picture}>
          <Picture base={imageLink} alt="" sizes="(max-width: 768px) 100vw, 24rem" eager />
        </div>
      )}
      <p className={styles.name}>{name}</p>
      <p className={text.quiet}>{ownerName}</p>
      {standardRate === 0 && <p>{t('page.sum', { sum: dollars(finalBet) })}</p>}
    </div>
  );
};

const Charging = ({ win: { finalBet, isPurchase, si } }: { win: AuctionWin }) => {
  const { t } = useTranslation('winner');
  const dollars = useDollars();
  const { data: payment } = useQuery({ ...cardCheckQuery(si ?? ''), enabled: si !== null });
  const sum = dollars(finalBet);
  const isAsked = payment?.state === 'needsAuthentication';
  return (
    <div className={styles.stack}>
      <h1 tabIndex={-1}>{t(isPurchase ? 'page.buying' : 'page.won')}</h1>
      <p role="status">{t(isAsked ? 'page.bank' : 'page.charging', { sum })}</p>
      {isAsked && (
        <p>
          <ButtonLink to={paths.checkout(payment.si)} look="primary">
            {t('page.toBank')}
          </ButtonLink>
        </p>
      )}
    </div>
  );
};

const Ordered = ({ win: { ownerName: name, idOrder, isPurchase } }: { win: AuctionWin }) => {
  const { t } = useTranslation('winner');
  return (
    <div className={styles.stack}>
      <h1 tabIndex={-1}>{t(isPurchase ? 'page.bought' : 'page.won')}</h1>
      <p>{t('page.done', { name })}</p>
      <p>
        <ButtonLink to={idOrder === null ? paths.orders() : paths.order(idOrder)} look="primary">
          {t('page.order')}
        </ButtonLink>
      </p>
    </div>
  );
};

const Over = () => {
  const { t } = useTranslation('winner');
  return (
    <EmptyState
      title={<h1 tabIndex={-1}>{t('over.title')}</h1>}
      wayOn={
        <ButtonLink to={paths.orders()} look="primary">
          {t('over.orders')}
        </ButtonLink>
      }
    >
      <p>{t('over.text')}</p>
    </EmptyState>
  );
};

const NotBought = ({ idProduct }: { idProduct: number }) => {
  const { t } = useTranslation('winner');
  return (
    <EmptyState
      title={<h1 tabIndex={-1}>{t('notBought.title')}</h1>}
      wayOn={
        <ButtonLink to={paths.auction(idProduct)} look="primary">
          {t('notBought.go')}
        </ButtonLink>
      }
    >
      <p>{t('notBought.text')}</p>
    </EmptyState>
  );
};
