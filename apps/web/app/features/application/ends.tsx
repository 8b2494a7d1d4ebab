import { limits } from '@stagedoor/contract/limits';
import type { Application } from '@stagedoor/contract/schemas/application';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import type { ReactNode } from 'react';
import { CopyButton } from '../../shared/feedback/copy-button.tsx';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { DocumentLinks } from '../../shared/navigation/document-links.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../shared/time/dates.ts';
import { useServerOffset } from '../../shared/time/server-clock.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Countdown } from '../../ui/display/countdown.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { TaskPage, TaskPageFooter } from '../../ui/layout/task-page.tsx';
import text from '../../ui/theme/text.module.css';
import { useSave } from './api.ts';
import styles from './application-page.module.css';
import { Summary } from './summary.tsx';

const useBegin = () => {
  const save = useSave();
  const showProblem = useShowProblem();
  return { begin: () => save.mutate({}, { onError: showProblem }), busy: save.isPending };
};

const parts = ['fill', 'wait', 'open'] as const;

export const Intro = () => {
  const { t } = useTranslation('application');
  const { begin, busy } = useBegin();
  return (
    <ApplicationStatus>
      <Button look="primary" busy={busy} onClick={begin}>
        {t('intro.begin')}
      </Button>
    </ApplicationStatus>
  );
};

/** For visitors: the same, with a log-in that leads back here. */
export const VisitorIntro = () => {
  const { t } = useTranslation('application');
  return (
    <ApplicationStatus>
      <ButtonLink look="primary" to={paths.login(paths.becomeTalent())}>
        {t('intro.logIn')}
      </ButtonLink>
    </ApplicationStatus>
  );
};

const ApplicationStatus = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('application');
  return (
    <TaskPage title={t('intro.title')} lead={t('intro.lead')}>
      <ol className={styles.path}>
        {parts.map((part) => (
          <li key={part}>
            <strong>{t(`intro.${part}`)}</strong>
            <span>{t(`intro.${part}Text`, { hours: limits.application.answerHours })}</span>
          </li>
        ))}
      </ol>
      <TaskPageFooter>
        {children}
        <p className={`${text.small} ${text.quiet}`}>
          {t('intro.fees')} <DocumentLinks names={['talent-agreement']} />
        </p>
      </TaskPageFooter>
    </TaskPage>
  );
};

type Props = { application: Application; user: SelfUser };

/** Submitted: when we answer, and what was submitted. */
export const Waiting = ({ application, user }: Props) => {
  const { t } = useTranslation('application');
  const language = useLanguage();
  const serverNow = Date.now() + useServerOffset();
  const due = new Date(application.dueAt ?? serverNow);
  const late = due.getTime() <= serverNow;
  const handedIn = new Date(application.submittedAt ?? serverNow);
  return (
    <TaskPage
      title={t('waiting.title')}
      lead={late ? t('waiting.late') : t('waiting.until', { date: dayAndTime(due, language) })}
    >
      <TaskPageFooter>
        {!late && <Countdown until={due} serverNow={serverNow} language={language} label={t('waiting.label')} />}
        <p>{t('waiting.meanwhile')}</p>
        <details className={styles.sent}>
          <summary>{t('waiting.sent')}</summary>
          <p className={`${text.small} ${text.quiet}`}>
            {t('waiting.handedIn', { date: dayAndTime(handedIn, language) })}
          </p>
          <Summary application={application} user={user} />
        </details>
      </TaskPageFooter>
    </TaskPage>
  );
};

export const Rejected = ({ application: { reason, mayApplyFrom } }: { application: Application }) => {
  const { t } = useTranslation('application');
  const language = useLanguage();
  const { begin, busy } = useBegin();
  const from = new Date(mayApplyFrom ?? 0);
  const may = from.getTime() <= Date.now() + useServerOffset();
  return (
    <TaskPage title={t('rejected.title')} lead={t('rejected.lead')}>
      <blockquote className={styles.words}>{reason}</blockquote>
      <TaskPageFooter>
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
      </TaskPageFooter>
    </TaskPage>
  );
};

export const Approved = ({ user }: { user: SelfUser }) => {
  const { t } = useTranslation('application');
  const address = `${window.location.origin}${paths.profile(user)}`;
  return (
    <TaskPage title={t('approved.title')} lead={t('approved.lead')}>
      <TaskPageFooter>
        <p className={styles.code}>
          <span className={text.quiet}>{t('approved.link')}</span>
          <code>{address.replace(/^https?:\/\//, '')}</code>
          <CopyButton content={address} label={t('approved.copy')} done={t('approved.copied')} size="small" />
        </p>
        <ButtonLink to={paths.studio()} look="primary">
          {t('approved.studio')}
        </ButtonLink>
        <ButtonLink to={paths.profile(user)}>{t('approved.page')}</ButtonLink>
      </TaskPageFooter>
    </TaskPage>
  );
};

export const NotForYou = () => {
  const { t } = useTranslation('application');
  return (
    <TaskPage title={t('notForYou.title')} lead={t('notForYou.text')}>
      {null}
    </TaskPage>
  );
};
