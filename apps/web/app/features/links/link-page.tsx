import { Refusal } from '@stagedoor/contract/errors';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { isSigned } from '../../shared/browser-session.ts';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Room, RoomEnd } from '../../ui/room.tsx';

/** The links that a single button uses up. */
const calls = {
  confirmEmail: 'confirmEmail',
  revertEmail: 'revertEmail',
  revertSocial: 'revertSocial',
  corporateEmail: 'confirmCorporateEmail',
  unsubscribe: 'unsubscribeEmailNotifications',
} as const;

type Purpose = keyof typeof calls;
type Props = { purpose: Purpose; token: string; email: string | null };

/** Says what the link would do, and does it only when asked: programs that look through mails open links too. */
export const LinkPage = ({ purpose, token, email }: Props) => {
  const { t } = useTranslation('links');
  const sayProblem = useSayProblem();
  const [state, setState] = useState<'asked' | 'done' | 'gone'>(email === null ? 'gone' : 'asked');
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(calls[purpose], { body: { token } }),
    onSuccess: () => setState('done'),
    onError: async (error) => {
      if (error instanceof Refusal && error.name === 'pageNotFound') setState('gone');
      else await sayProblem(error);
    },
  });

  if (state === 'gone') return <GoneLink purpose={purpose} />;
  if (state === 'done')
    return (
      <Room title={t(`${purpose}.doneTitle`)} lead={t(`${purpose}.doneText`)}>
        <RoomEnd>
          <WayOn purpose={purpose} />
        </RoomEnd>
      </Room>
    );
  return (
    <Room title={t(`${purpose}.title`)} lead={t(`${purpose}.text`, { email: email ?? '' })}>
      <RoomEnd>
        <Button look="primary" size="large" wide busy={isPending} onClick={() => mutate()}>
          {t(`${purpose}.button`)}
        </Button>
      </RoomEnd>
    </Room>
  );
};

const WayOn = ({ purpose }: { purpose: Purpose }) => {
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

/** Used up or too old, with the way to a new one. */
export const GoneLink = ({ purpose }: { purpose: Purpose | 'other' }) => {
  const { t } = useTranslation('links');
  const { to, label } = waysToNew[purpose];
  return (
    <Room title={t('goneTitle')} lead={t(`gone.${purpose}`)}>
      <RoomEnd>
        <ButtonLink to={to} look="primary">
          {t(label)}
        </ButtonLink>
        <ButtonLink to={paths.home()} look="quiet">
          {t('toStart')}
        </ButtonLink>
      </RoomEnd>
    </Room>
  );
};
