import { isRouteErrorResponse } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

const requestIdOf = (error: unknown): string | undefined => {
  const body: unknown = isRouteErrorResponse(error) ? error.data : null;
  if (typeof body !== 'object' || body === null || !('requestId' in body)) return undefined;
  return typeof body.requestId === 'string' ? body.requestId : undefined;
};

/** Something is missing or broke. Either way there is a way on. */
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

/** A page that failed has no data for its title, so the heading is one too. */
const Heading = ({ children }: { children: string }) => (
  <>
    <title>{`${children} — Stagedoor`}</title>
    <h1 tabIndex={-1}>{children}</h1>
  </>
);

const Failure = ({ requestId }: { requestId: string | undefined }) => {
  const { t } = useTranslation('shell');
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
      <p>{t('failure.text')}</p>
      {requestId && <p>{t('failure.request', { id: requestId })}</p>}
    </EmptyState>
  );
};
