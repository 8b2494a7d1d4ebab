import { limits } from '@stagedoor/contract/limits';
import type { Application } from '@stagedoor/contract/schemas/application';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { CopyButton } from '../../shared/copy-button.tsx';
import { dayAndTime } from '../../shared/dates.ts';
import { paths } from '../../shared/paths.ts';
import { useServerOffset } from '../../shared/server-clock.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Note } from '../../ui/note.tsx';
import { Room, RoomEnd } from '../../ui/room.tsx';
import text from '../../ui/text.module.css';
import { useSave } from './api.ts';
import styles from './application-page.module.css';
import { Summary } from './summary.tsx';

const useBegin = () => {
  const save = useSave();
  const sayProblem = useSayProblem();
  return { begin: () => save.mutate({}, { onError: sayProblem }), busy: save.isPending };
};

const parts = ['fill', 'wait', 'open'] as const;

export const Intro = () => {
  const { t } = useTranslation('application');
  const { begin, busy } = useBegin();
  return (
    <Room title={t('intro.title')} lead={t('intro.lead')}>
      <ol className={styles.path}>
        {parts.map((part) => (
          <li key={part}>
            <strong>{t(`intro.${part}`)}</strong>
            <span>{t(`intro.${part}Text`, { hours: limits.application.answerHours })}</span>
          </li>
        ))}
      </ol>
      <RoomEnd>
        <Button look="primary" busy={busy} onClick={begin}>
          {t('intro.begin')}
        </Button>
      </RoomEnd>
    </Room>
  );
};

type Props = { application: Application; user: SelfUser };

/** Handed in: until when we answer, and what we have. */
export const Waiting = ({ application, user }: Props) => {
  const { t } = useTranslation('application');
  const language = useLanguage();
  const serverNow = Date.now() + useServerOffset();
  const due = new Date(application.dueAt ?? serverNow);
  const late = due.getTime() <= serverNow;
  const handedIn = new Date(application.submittedAt ?? serverNow);
  return (
    <Room
      title={t('waiting.title')}
      lead={late ? t('waiting.late') : t('waiting.until', { date: dayAndTime(due, language) })}
    >
      <RoomEnd>
        {!late && <Countdown until={due} serverNow={serverNow} language={language} label={t('waiting.label')} />}
        <p>{t('waiting.meanwhile')}</p>
        <details className={styles.sent}>
          <summary>{t('waiting.sent')}</summary>
          <p className={`${text.small} ${text.quiet}`}>
            {t('waiting.handedIn', { date: dayAndTime(handedIn, language) })}
          </p>
          <Summary application={application} user={user} />
        </details>
      </RoomEnd>
    </Room>
  );
};

export const Rejected = ({ application: { reason, mayApplyFrom } }: { application: Application }) => {
  const { t } = useTranslation('application');
  const language = useLanguage();
  const { begin, busy } = useBegin();
  const from = new Date(mayApplyFrom ?? 0);
  const may = from.getTime() <= Date.now() + useServerOffset();
  return (
    <Room title={t('rejected.title')} lead={t('rejected.lead')}>
      <blockquote className={styles.words}>{reason}</blockquote>
      <RoomEnd>
        {may ? (
          <Button look="primary" busy={busy} onClick={begin}>
            {t('rejected.again')}
          </Button>
        ) : (
          <>
            <Note>{t('rejected.from', { date: dayAndTime(from, language) })}</Note>
            <ButtonLink to={paths.explore()}>{t('rejected.explore')}</ButtonLink>
          </>
        )}
      </RoomEnd>
    </Room>
  );
};

export const Approved = ({ user }: { user: SelfUser }) => {
  const { t } = useTranslation('application');
  const address = `${window.location.origin}${paths.profile(user)}`;
  return (
    <Room title={t('approved.title')} lead={t('approved.lead')}>
      <RoomEnd>
        <p className={styles.code}>
          <span className={text.quiet}>{t('approved.link')}</span>
          <code>{address.replace(/^https?:\/\//, '')}</code>
          <CopyButton content={address} label={t('approved.copy')} done={t('approved.copied')} size="small" />
        </p>
        <ButtonLink to={paths.studio()} look="primary">
          {t('approved.studio')}
        </ButtonLink>
        <ButtonLink to={paths.profile(user)}>{t('approved.page')}</ButtonLink>
      </RoomEnd>
    </Room>
  );
};

export const NotForYou = () => {
  const { t } = useTranslation('application');
  return (
    <Room title={t('notForYou.title')} lead={t('notForYou.text')}>
      {null}
    </Room>
  );
};
