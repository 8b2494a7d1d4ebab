import { limits } from '@stagedoor/contract/limits';
import type { MessageOffer } from '@stagedoor/contract/schemas/chat';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage, useShell } from '../../shared/pages/shell-data.ts';
import { useSession } from '../../shared/session/session.ts';
import { dayAndTime, localDay } from '../../shared/time/dates.ts';
import { day, hour, minute } from '../../shared/time/durations.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Portrait } from '../../ui/media/picture.tsx';
import text from '../../ui/theme/text.module.css';
import { offerQuery } from './api.ts';
import { Closed } from './compose/closed.tsx';
import { PaidBox } from './compose/paid-box.tsx';
import { useMeans } from './compose/use-means.ts';
import styles from './first-message.module.css';
import { useTimeWords } from './use-time-words.ts';

/** The first message to somebody. With a chat it leads there; a visitor, to the product or the log-in. */
export const FirstMessagePage = ({ idUser }: { idUser: number }) => {
  const { t } = useTranslation('chat');
  const { signed, user } = useSession();
  const { data: offer, error } = useQuery(offerQuery(idUser, useLanguage()));
  const navigate = useNavigate();
  const isOwn = user?.idUser === idUser;
  const to = isOwn ? paths.chat() : offer && wayOf(offer, signed);
  useEffect(() => {
    if (to) void navigate(to, { replace: true });
  }, [to, navigate]);
  if (error && !isOwn)
    return (
      <EmptyState
        title={<h1 tabIndex={-1}>{t('gone.title')}</h1>}
        wayOn={<ButtonLink to={paths.explore()}>{t('empty.explore')}</ButtonLink>}
      />
    );
  if (!offer || to)
    return (
      <Page title={t('title')}>
        <p className={text.quiet} role="status">
          {t('loading')}
        </p>
      </Page>
    );
  return <FirstMessage offer={offer} />;
};

const wayOf = ({ idChat, idProduct, partner: { idUser } }: MessageOffer, signed: boolean): string | undefined => {
  if (!signed)
    return idProduct === null ? paths.login(paths.message(idUser)) : paths.product({ idProduct, idOwner: idUser });
  return idChat === null ? undefined : paths.chat(idChat);
};

const FirstMessage = ({ offer }: { offer: MessageOffer }) => {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const { partner, writing } = offer;
  const { name, idUser } = partner;
  return (
    <Page title={t('first.title', { name })}>
      <div className={styles.page}>
        <span className={styles.picture}>
          <Portrait base={partner.imageLink} alt="" sizes="10rem" eager />
        </span>
        <div className={styles.words}>
          {writing.kind === 'CLOSED' ? (
            <Closed why={writing.why} name={name} partner={partner} />
          ) : (
            <>
              <Facts offer={offer} />
              <PromiseNote name={name} />
              <PaidBox
                draftKey={`to.${idUser}`}
                name={name}
                files={offer.files}
                idPartner={idUser}
                to={{ idUser }}
                onSent={(idChat) => navigate(paths.chat(idChat), { replace: true })}
              />
            </>
          )}
        </div>
      </div>
    </Page>
  );
};

const Facts = ({ offer }: { offer: MessageOffer }) => {
  const { t } = useTranslation('chat');
  const dollars = useDollars();
  const { price } = useMeans(offer, 0);
  const timeWords = useTimeWords();
  const { usualMinutes, left } = offer;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('first.price')}</dt>
        <dd>{price ? dollars(price.total) : '…'}</dd>
      </div>
      {left > 0 && (
        <div>
          <dt>{t('first.pack')}</dt>
          <dd>{t('write.left', { count: left })}</dd>
        </div>
      )}
      <div>
        <dt>{t('first.usual')}</dt>
        <dd>{usualMinutes === null ? t('first.usualNone') : timeWords(usualMinutes * minute)}</dd>
      </div>
    </dl>
  );
};

/** The dates that hold if the message is sent now. */
const PromiseNote = ({ name }: { name: string }) => {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const now = new Date(useShell().now);
  const from = new Date(now.getTime() + limits.orders.messageCancelHours * hour);
  const at = new Date(now.getTime() + limits.orders.standardDays * day);
  const dates = { name, moment: dayAndTime(from, language), day: localDay(at, now, language) };
  return (
    <Note kind="safe">
      <strong>{t('first.promise')}</strong>
      <p>{t('first.promiseText', dates)}</p>
    </Note>
  );
};
