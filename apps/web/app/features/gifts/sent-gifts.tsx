import type { NamedAt, SentGift, SentMonthlyGift } from '@stagedoor/contract/schemas/gift';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { Link } from 'react-router';
import { ask } from '../../shared/dialogs/ask.tsx';
import { Fetching } from '../../shared/feedback/fetching.tsx';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ChangeCard } from '../../shared/money/change-card.tsx';
import { cardName } from '../../shared/money/kept-cards.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage, useShell } from '../../shared/pages/shell-data.ts';
import { fullDate } from '../../shared/time/dates.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Row, RowGroup, Rows } from '../../ui/layout/row.tsx';
import text from '../../ui/theme/text.module.css';
import { nameGiver, resumeGift, sentQuery, setGiftCard, stopGift, useRefreshGifts } from './api.ts';
import styles from './gifts.module.css';

const ConfirmModal = lazy(() => import('../../shared/dialogs/confirm-modal.tsx'));

/** What the reader gives every month, to stop or resume, and what they gave once. */
export const SentGifts = () => {
  const { t } = useTranslation('gifts');
  const { data, isError, refetch } = useQuery(sentQuery(useLanguage()));
  if (!data) return <Fetching failed={isError} again={refetch} />;
  const { monthly, single, named } = data;
  if (monthly.length + single.length === 0) return <NoneSent />;
  return (
    <>
      <RowGroup title={t('sent.monthlyTitle')}>
        {monthly.length === 0 && <p className={text.quiet}>{t('sent.monthlyEmpty')}</p>}
        <Rows>
          {monthly.map((gift) => (
            <MonthlyRow key={gift.idGift} gift={gift} />
          ))}
        </Rows>
      </RowGroup>
      <RowGroup title={t('sent.singleTitle')}>
        {single.length === 0 && <p className={text.quiet}>{t('sent.singleEmpty')}</p>}
        <Rows>
          {single.map((gift) => (
            <SingleRow key={gift.idOrder} gift={gift} />
          ))}
        </Rows>
      </RowGroup>
      {named.length > 0 && (
        <RowGroup title={t('sent.namedTitle')}>
          <Rows>
            {named.map((talent) => (
              <NamedRow key={talent.idTalent} talent={talent} />
            ))}
          </Rows>
        </RowGroup>
      )}
    </>
  );
};

const NamedRow = ({ talent }: { talent: NamedAt }) => {
  const { t } = useTranslation('gifts');
  const refresh = useRefreshGifts();
  const { mutate, isPending } = useMutation({
    mutationFn: () => nameGiver(talent.idTalent, false),
    onError: useShowProblem(),
    onSettled: refresh,
  });
  return (
    <Row name={<TalentLink {...talent} />} more={t('sent.named')}>
      <Button
        size="small"
        busy={isPending}
        aria-label={t('sent.unnameName', { name: talent.talentName })}
        onClick={() => mutate()}
      >
        {t('sent.unname')}
      </Button>
    </Row>
  );
};

const NoneSent = () => {
  const { t } = useTranslation('gifts');
  return (
    <>
      <p>{t('sent.empty')}</p>
      <ButtonLink to={paths.explore()}>{t('thanks.toExplore')}</ButtonLink>
    </>
  );
};

const TalentLink = ({ idTalent, talentName }: Pick<SentGift, 'idTalent' | 'talentName'>) => (
  <Link to={paths.profile({ idUser: idTalent, nickname: null })} className={text.link}>
    {talentName}
  </Link>
);

const MonthlyRow = ({ gift }: { gift: SentMonthlyGift }) => {
  const { t } = useTranslation('gifts');
  const { language, now } = useShell();
  const dollars = useDollars();
  const refresh = useRefreshGifts();
  const { idGift, talentName: name, state, price, nextPayment, card } = gift;
  const { t: cards } = useTranslation('cards');
  const isRunning = state === 'active' || state === 'retrying';
  const onError = useShowProblem();
  const stop = useMutation({
    mutationFn: () => stopGift(idGift),
    onSuccess: () => toast.success(t('sent.stopped')),
    onError,
    onSettled: refresh,
  });
  const resume = useMutation({
    mutationFn: () => resumeGift(idGift),
    onSuccess: () => toast.success(t('sent.resumed')),
    onError,
    onSettled: refresh,
  });
  const askFirst = async () => {
    const question = {
      title: t('sent.sure'),
      text: t('sent.sureText', { name }),
      yes: t('sent.stop'),
      no: t('sent.keep'),
    };
    if ((await ask(ConfirmModal, { ...question, look: 'stop' })) === 'yes') stop.mutate();
  };
  const sum = dollars(price);
  const line = nextPayment
    ? t('sent.active', {
        sum,
        date: fullDate(new Date(nextPayment.at), new Date(now), language),
        next: dollars(nextPayment.price),
      })
    : t(`sent.${state === 'active' ? 'stopping' : state}`, { sum });
  return (
    <Row name={<TalentLink {...gift} />} more={isRunning && card ? `${line} ${cards('name', cardName(card))}.` : line}>
      {gift.si && (
        <ButtonLink to={paths.pay(gift.si)} size="small" look="primary" aria-label={t('sent.payName', { name })}>
          {t('sent.pay')}
        </ButtonLink>
      )}
      {isRunning && (
        <ChangeCard
          name={name}
          last4={card?.last4}
          setCard={(idCard) => setGiftCard(idGift, idCard)}
          refresh={refresh}
        />
      )}
      {isRunning && (
        <Button
          size="small"
          aria-label={t('sent.stopName', { name })}
          busy={stop.isPending}
          onClick={() => void askFirst()}
        >
          {t('sent.stop')}
        </Button>
      )}
      {state === 'stopping' && (
        <Button
          size="small"
          aria-label={t('sent.resumeName', { name })}
          busy={resume.isPending}
          onClick={() => resume.mutate()}
        >
          {t('sent.resume')}
        </Button>
      )}
    </Row>
  );
};

const SingleRow = ({ gift }: { gift: SentGift }) => {
  const { t } = useTranslation('gifts');
  const { language, now } = useShell();
  const sum = useDollars()(gift.price);
  const date = fullDate(new Date(gift.at), new Date(now), language);
  const line = gift.thankedAt
    ? t('sent.onceThanked', { sum, date, name: gift.talentName })
    : t('sent.once', { sum, date });
  return (
    <Row
      name={<TalentLink {...gift} />}
      more={
        <>
          {line}
          {gift.text && <q className={styles.words}>{gift.text}</q>}
        </>
      }
    />
  );
};
