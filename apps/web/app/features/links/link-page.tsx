import { ApiError } from '@stagedoor/contract/errors';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { isSigned } from '../../shared/session/browser-session.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { TaskPage, TaskPageFooter } from '../../ui/layout/task-page.tsx';
import { followLink, type Purpose } from './api.ts';

type Props = { purpose: Purpose; token: string; email: string | null };

/** Explains what the link does and acts only on a press, because mail scanners open links too. */
export const LinkPage = ({ purpose, token, email }: Props) => {
  const { t } = useTranslation('links');
  const showProblem = useShowProblem();
  const [state, setState] = useState<'asked' | 'done' | 'gone'>(email === null ? 'gone' : 'asked');
  const { mutate, isPending } = useMutation({
    mutationFn: () => followLink(purpose, token),
    onSuccess: () => setState('done'),
    onError: async (error) => {
      if (error instanceof ApiError && error.name === 'pageNotFound') setState('gone');
      else await showProblem(error);
    },
  });

  if (state === 'gone') return <GoneLink purpose={purpose} />;
  if (state === 'done')
    return (
      <TaskPage title={t(`${purpose}.doneTitle`)} lead={t(`${purpose}.doneText`)}>
        <TaskPageFooter>
          <NextLink purpose={purpose} />
        </TaskPageFooter>
      </TaskPage>
    );
  return (
    <TaskPage title={t(`${purpose}.title`)} lead={t(`${purpose}.text`, { email: email ?? '' })}>
      <TaskPageFooter>
        <Button look="primary" size="large" wide busy={isPending} onClick={() => mutate()}>
          {t(`${purpose}.button`)}
        </Button>
      </TaskPageFooter>
    </TaskPage>
  );
};

const NextLink = ({ purpose }: { purpose: Purpose }) => {
  const { t } = useTranslation('links');
  const toLogin = purpose === 'revertEmail' || purpose === 'revertSocial' || !isSigned();
  return (
    <ButtonLink to={toLogin ? paths.login() : paths.settings()} look="primary">
      {toLogin ? t('toLogin') : t('toSettings')}
    </ButtonLink>
  );
};

const waysToNew: Record<Purpose | 'other', { to: string; label: 'toLogin' | 'toSettings' }> = {
  confirmEmail: { to: paths.settings('account'), label: 'toSettings' },
  revertEmail: { to: paths.login(), label: 'toLogin' },
  revertSocial: { to: paths.login(), label: 'toLogin' },
  corporateEmail: { to: paths.settings('account'), label: 'toSettings' },
  unsubscribe: { to: paths.settings('notifications'), label: 'toSettings' },
  other: { to: paths.settings(), label: 'toSettings' },
};

/** Used or expired, with a link to request a new one. */
export const GoneLink = ({ purpose }: { purpose: Purpose | 'other' }) => {
  const { t } = useTranslation('links');
  const { to, label } = waysToNew[purpose];
  return (
    <TaskPage title={t('goneTitle')} lead={t(`gone.${purpose}`)}>
      <TaskPageFooter>
        <ButtonLink to={to} look="primary">
          {t(label)}
        </ButtonLink>
        <ButtonLink to={paths.home()} look="quiet">
          {t('toStart')}
        </ButtonLink>
      </TaskPageFooter>
    </TaskPage>
  );
};
