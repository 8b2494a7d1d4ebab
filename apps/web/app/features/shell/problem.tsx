import { isRouteErrorResponse, Link } from 'react-router';
import { useOnline } from '../../shared/browser/use-online.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import text from '../../ui/theme/text.module.css';

const requestIdOf = (error: unknown): string | undefined => {
  const body: unknown = isRouteErrorResponse(error) ? error.data : null;
  if (typeof body !== 'object' || body === null || !('requestId' in body)) return undefined;
  return typeof body.requestId === 'string' ? body.requestId : undefined;
};

/** Not found, or failed; each with a link to continue. */
export const Problem = ({ error }: { error: unknown }) =>
  isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Failure requestId={requestIdOf(error)} />;

export const NotFound = () => {
  const { t } = useTranslation('shell');
  return (
    <EmptyState
      title={<Heading>{t('notFound.title')}</Heading>}
      wayOn={
        <>
          <ButtonLink to={paths.home()}>{t('notFound.home')}</ButtonLink>
          <ButtonLink to={paths.explore()} look="primary">
            {t('notFound.explore')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('notFound.text')}</p>
    </EmptyState>
  );
};

/** A failed page has no data for its title, so the heading sets it. */
const Heading = ({ children }: { children: string }) => (
  <>
    <title>{`${children} — Stagedoor`}</title>
    <h1 tabIndex={-1}>{children}</h1>
  </>
);

const Failure = ({ requestId }: { requestId: string | undefined }) => {
  const { t } = useTranslation('shell');
  const isOnline = useOnline();
  return (
    <EmptyState
      title={<Heading>{t('failure.title')}</Heading>}
      wayOn={
        <>
          <ButtonLink to={paths.home()}>{t('failure.home')}</ButtonLink>
          <Button look="primary" onClick={() => window.location.reload()}>
            {t('failure.again')}
          </Button>
        </>
      }
    >
      <p>{t(isOnline ? 'failure.text' : 'offline')}</p>
      {requestId && <p>{t('failure.request', { id: requestId })}</p>}
      <p>
        <Link to={paths.support({ code: '1002', ...(requestId && { request: requestId }) })} className={text.link}>
          {t('getHelp')}
        </Link>
      </p>
    </EmptyState>
  );
};
