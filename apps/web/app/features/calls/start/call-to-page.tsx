import { callLimits } from '@stagedoor/contract/call-limits';
import type { CallOffer } from '@stagedoor/contract/schemas/call';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { useSession } from '../../../shared/session/session.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import text from '../../../ui/theme/text.module.css';
import { offerQuery } from '../api.ts';
import { timesQuery } from '../times/api.ts';
import { ClosedCall } from './closed-call.tsx';
import { NewCall } from './new-call.tsx';

/** Calls somebody: what it costs, whether one can be seen and heard, and how it is paid. */
export const CallToPage = ({ idUser }: { idUser: number }) => {
  const { t } = useTranslation('calls');
  const { user } = useSession();
  const { data: offer, error } = useQuery(offerQuery(idUser, useLanguage()));
  if (error)
    return (
      <EmptyState
        title={<h1 tabIndex={-1}>{t('gone.title')}</h1>}
        wayOn={<ButtonLink to={paths.explore()}>{t('closed.explore')}</ButtonLink>}
      >
        <p>{t(user?.idUser === idUser ? 'gone.own' : 'gone.person')}</p>
      </EmptyState>
    );
  if (!offer)
    return (
      <Page title={t('title')}>
        <Loading />
      </Page>
    );
  return (
    <Page title={t('start.title', { name: offer.partner.name })}>
      <Shown offer={offer} />
    </Page>
  );
};

const Loading = () => {
  const { t } = useTranslation('calls');
  return (
    <p className={text.quiet} role="status">
      {t('loading')}
    </p>
  );
};

const Shown = ({ offer }: { offer: CallOffer }) => {
  const { partner, closed, rate } = offer;
  const isNotNow = closed === 'NOT_NOW' && rate !== null;
  // Whoever does not answer now may be free at another time.
  const times = useQuery({ ...timesQuery(partner.idUser, callLimits.minutesMin), enabled: isNotNow });
  if (isNotNow && times.isPending) return <Loading />;
  const isOpen = closed === null || (isNotNow && times.data !== undefined && times.data.times.length > 0);
  return isOpen && rate !== null ? (
    <NewCall offer={offer} rate={rate} />
  ) : (
    <ClosedCall offer={offer} why={closed ?? 'NO_OFFER'} />
  );
};
