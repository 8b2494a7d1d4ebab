import type { Mandate } from '@stagedoor/contract/schemas/agents';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage, useShell } from '../../shared/pages/shell-data.ts';
import { localDay } from '../../shared/time/dates.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import text from '../../ui/theme/text.module.css';
import { useMandateActions } from './use-mandate-actions.ts';

type Props = { mandate: Mandate };

const useDay = () => {
  const language = useLanguage();
  const { now } = useShell();
  return (moment: string | null) => (moment ? localDay(new Date(moment), new Date(now), language) : '');
};

const PartnerRow = ({ mandate: { partner }, more, children }: Props & { more: string; children?: ReactNode }) => (
  <Row
    name={
      <Link to={paths.profile(partner)} className={text.link}>
        {partner.name}
      </Link>
    }
    more={more}
  >
    {children}
  </Row>
);

/** An agent who asks. */
export const RequestRow = ({ mandate }: Props) => {
  const { t } = useTranslation('agents');
  const { accept, decline, isBusy } = useMandateActions(mandate);
  const { name } = mandate.partner;
  return (
    <PartnerRow mandate={mandate} more={t('requests.asked', { date: useDay()(mandate.askedAt) })}>
      <Button
        size="small"
        look="quiet"
        busy={isBusy}
        aria-label={`${t('requests.decline')}: ${name}`}
        onClick={() => void decline()}
      >
        {t('requests.decline')}
      </Button>
      <Button
        size="small"
        look="primary"
        busy={isBusy}
        aria-label={`${t('requests.accept')}: ${name}`}
        onClick={() => void accept()}
      >
        {t('requests.accept')}
      </Button>
    </PartnerRow>
  );
};

const useSince = ({ acts, answeredAt }: Mandate) => {
  const { t } = useTranslation('agents');
  const since = t('since', { date: useDay()(answeredAt) });
  return acts ? since : `${since}. ${t('paused')}`;
};

/** An agent of the talent. */
export const AgentRow = ({ mandate }: Props) => {
  const { t } = useTranslation('agents');
  const { end, isBusy } = useMandateActions(mandate);
  return (
    <PartnerRow mandate={mandate} more={useSince(mandate)}>
      <Button
        size="small"
        busy={isBusy}
        aria-label={`${t('mine.end')}: ${mandate.partner.name}`}
        onClick={() => void end()}
      >
        {t('mine.end')}
      </Button>
    </PartnerRow>
  );
};

/** A talent for whom the agent acts. */
export const RepresentedRow = ({ mandate }: Props) => {
  const { t } = useTranslation('agents');
  const { leave, isBusy } = useMandateActions(mandate);
  const { idUser, name } = mandate.partner;
  return (
    <PartnerRow mandate={mandate} more={useSince(mandate)}>
      <Button
        size="small"
        look="quiet"
        busy={isBusy}
        aria-label={`${t('theirs.leave')}: ${name}`}
        onClick={() => void leave()}
      >
        {t('theirs.leave')}
      </Button>
      {mandate.acts && (
        <ButtonLink size="small" to={paths.studioPosts(undefined, idUser)} aria-label={`${t('theirs.posts')}: ${name}`}>
          {t('theirs.posts')}
        </ButtonLink>
      )}
    </PartnerRow>
  );
};

/** A talent who has not answered yet. */
export const WaitingRow = ({ mandate }: Props) => {
  const { t } = useTranslation('agents');
  const { withdraw, isBusy } = useMandateActions(mandate);
  return (
    <PartnerRow mandate={mandate} more={t('theirs.waiting', { date: useDay()(mandate.askedAt) })}>
      <Button
        size="small"
        look="quiet"
        busy={isBusy}
        aria-label={`${t('theirs.withdraw')}: ${mandate.partner.name}`}
        onClick={() => void withdraw()}
      >
        {t('theirs.withdraw')}
      </Button>
    </PartnerRow>
  );
};

/** One that is over. */
export const EndedRow = ({ mandate }: Props) => {
  const { t } = useTranslation('agents');
  const day = useDay();
  const { side, state, askedAt, answeredAt, endedAt } = mandate;
  const role = t(side === 'AGENT' ? 'earlier.theirs' : 'earlier.mine');
  const words = {
    DECLINED: t('earlier.declined', { date: day(answeredAt) }),
    WITHDRAWN: t('earlier.withdrawn', { date: day(endedAt) }),
    ENDED: t('earlier.ended', { date: day(endedAt) }),
    ASKED: day(askedAt),
    ACCEPTED: day(answeredAt),
  }[state];
  return <PartnerRow mandate={mandate} more={`${role}, ${words}`} />;
};
