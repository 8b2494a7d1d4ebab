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
        <p className={text.quiet} role="status">
          {t('loading')}
        </p>
      </Page>
    );
  return (
    <Page title={t('start.title', { name: offer.partner.name })}>
      {offer.closed === null && offer.rate !== null ? (
        <NewCall offer={offer} rate={offer.rate} />
      ) : (
        <ClosedCall offer={offer} why={offer.closed ?? 'NO_OFFER'} />
      )}
    </Page>
  );
};
