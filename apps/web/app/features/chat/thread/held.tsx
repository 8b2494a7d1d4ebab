import { incompleteReasonOf } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { ChatMessage } from '@stagedoor/contract/schemas/chat';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useMutation } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { Link } from 'react-router';
import { useIdempotent } from '../../../shared/api/use-idempotent.ts';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage, useShell } from '../../../shared/pages/shell-data.ts';
import { dayAndTime, localDay } from '../../../shared/time/dates.ts';
import { useServerOffset } from '../../../shared/time/server-clock.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Countdown } from '../../../ui/display/countdown.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import text from '../../../ui/theme/text.module.css';
import { cancelMessage, useRefreshMeans } from '../api.ts';
import styles from './held.module.css';
import type { Chat } from './use-chat.ts';

const ConfirmModal = lazy(() => import('../../../shared/dialogs/confirm-modal.tsx'));

type Paid = NonNullable<ChatMessage['paid']>;
type Props = { chat: Chat; message: ChatMessage; paid: Paid };

/** Where the money of a paid message is, and what happens to it next. */
export const Held = ({ chat, message, paid }: Props) => {
  const { t } = useTranslation('chat');
  if (paid.status === 'answered') return null;
  if (paid.status === 'denied') return <Returned paid={paid} />;
  if (paid.status === 'new' || !paid.cancelFrom || !paid.returnsAt) {
    if (!message.own) return null;
    return (
      <p className={styles.line}>
        <Link to={paths.order(paid.idOrder)} className={text.link}>
          {t('held.pay')}
        </Link>
      </p>
    );
  }
  const terms = { from: new Date(paid.cancelFrom), at: new Date(paid.returnsAt) };
  return message.own ? (
    <HeldBox chat={chat} message={message} paid={paid} terms={terms} />
  ) : (
    <ForTalent paid={paid} by={terms.at} />
  );
};

const Returned = ({ paid: { returned, reason } }: { paid: Paid }) => {
  const { t } = useTranslation('chat');
  if (!returned) return null;
  return (
    <p className={styles.line}>
      {t(`returned.${returned}`)} {reason && t('returned.reason', { reason })}
    </p>
  );
};

const ForTalent = ({ paid: { price, fromPack, idOrder }, by }: { paid: Paid; by: Date }) => {
  const { t } = useTranslation('chat');
  const dollars = useDollars();
  const moment = dayAndTime(by, useLanguage());
  return (
    <p className={styles.line}>
      {fromPack ? t('held.talentPack', { moment }) : t('held.talent', { sum: dollars(price), moment })}{' '}
      <Link to={paths.order(idOrder)} className={text.link}>
        {t('held.toOrder')}
      </Link>
    </p>
  );
};

const HeldBox = ({ chat, message, paid, terms }: Props & { terms: { from: Date; at: Date } }) => {
  const { t } = useTranslation('chat');
  const dollars = useDollars();
  const language = useLanguage();
  const { now: rendered } = useShell();
  const now = Date.now() + useServerOffset();
  const { fromPack, price } = paid;
  const sum = dollars(price);
  const { cancel: mayCancel } = message.may;
  const isDue = now >= terms.from.getTime();
  const until = isDue ? terms.at : terms.from;
  const begin = new Date(message.created).getTime();
  const percent = Math.min(100, Math.max(0, ((now - begin) / (until.getTime() - begin)) * 100));
  const dates = { moment: dayAndTime(terms.from, language), day: localDay(terms.at, new Date(rendered), language) };
  const say = isDue ? 'now' : mayCancel ? 'early' : 'until';
  const { cancel, isCancelling } = useCancel(chat, message, paid);
  const look = () => message.seq !== null && void chat.readFrom(message.seq);
  // What can be cancelled changes twice.
  useAt(begin + limits.orders.cancellationWindowMinutes * 60_000 - now, look);
  useAt(terms.from.getTime() - now, look);
  return (
    <div className={styles.box}>
      <div className={styles.head}>
        <p className={styles.title}>
          <IconLock aria-hidden="true" />
          {fromPack ? t('held.pack') : t('held.title', { sum })}
        </p>
        <Countdown until={until} serverNow={now} language={language} label={t('held.left')} />
      </div>
      <Progress label={t('held.left')} percent={percent} />
      <p className={styles.terms}>{t(fromPack ? `held.${say}Pack` : `held.${say}`, dates)}</p>
      <p className={styles.ways}>
        {mayCancel && (
          <Button size="small" busy={isCancelling} onClick={() => void cancel()}>
            {t(fromPack ? 'held.cancelPack' : 'held.cancel')}
          </Button>
        )}
        <Link to={paths.order(paid.idOrder)} className={text.link}>
          {t('held.toOrder')}
        </Link>
      </p>
    </div>
  );
};

const longestTimer = 24 * 60 * 60 * 1_000;

/** Looks again at a moment that is still ahead. */
const useAt = (milliseconds: number, act: () => unknown) => {
  const isSoon = milliseconds > 0 && milliseconds < longestTimer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: set once, for the moment that was shown first
  useEffect(() => {
    if (!isSoon) return undefined;
    const timer = setTimeout(act, milliseconds + 500);
    return () => clearTimeout(timer);
  }, [isSoon]);
};

const useCancel = (chat: Chat, { idMessage, seq }: ChatMessage, { fromPack, price }: Paid) => {
  const { t } = useTranslation('chat');
  const dollars = useDollars();
  const showProblem = useShowProblem();
  const refreshMeans = useRefreshMeans();
  const cancelOnce = useIdempotent(cancelMessage);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => cancelOnce(idMessage),
    onSuccess: () => toast.success(t('held.cancelled')),
    // Whoever was first is shown by the message itself.
    onError: (error) =>
      incompleteReasonOf(error)?.kind === 'notPossibleNow' ? toast.error(t('decline.changed')) : showProblem(error),
    onSettled: () => Promise.all([seq !== null && chat.readFrom(seq), refreshMeans()]),
  });
  const cancel = async () => {
    const sure = await ask(ConfirmModal, {
      title: t('held.cancelTitle'),
      text: fromPack ? t('held.cancelTextPack') : t('held.cancelText', { sum: dollars(price) }),
      yes: t(fromPack ? 'held.cancelPack' : 'held.cancel'),
      no: t('held.keep'),
    });
    if (sure === 'yes') await mutateAsync().catch(() => {}); // shown above
  };
  return { cancel, isCancelling: isPending };
};
