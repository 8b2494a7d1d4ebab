import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Fetched } from '../../../shared/feedback/fetched.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage, useShell } from '../../../shared/pages/shell-data.ts';
import { localDay } from '../../../shared/time/dates.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Row, RowGroup, Rows } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import { liftRestriction, moderatorsQuery, removeModerator, restrictedQuery, useRefreshPeople } from './api.ts';

const useDay = () => {
  const language = useLanguage();
  const { now } = useShell();
  return (moment: string) => localDay(new Date(moment), new Date(now), language);
};

/** Who may delete posts and comments on the talent's page. */
export const Moderators = () => {
  const { t } = useTranslation('feedsettings');
  const day = useDay();
  const query = useQuery(moderatorsQuery);
  const refresh = useRefreshPeople();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: removeModerator,
    onSuccess: async () => {
      await refresh();
      toast.success(t('moderators.removed'));
    },
    onError: useShowProblem(),
  });
  return (
    <RowGroup title={t('moderators.title')} lead={t('moderators.lead')}>
      <Fetched query={query}>
        {(moderators) =>
          moderators.length === 0 ? (
            <p className={text.quiet}>{t('moderators.empty')}</p>
          ) : (
            <Rows>
              {moderators.map(({ idUser, name, since }) => (
                <Row key={idUser} name={name} more={t('moderators.since', { date: day(since) })}>
                  <Button
                    size="small"
                    aria-label={`${t('moderators.remove')}: ${name}`}
                    busy={isPending && variables === idUser}
                    onClick={() => mutate(idUser)}
                  >
                    {t('moderators.remove')}
                  </Button>
                </Row>
              ))}
            </Rows>
          )
        }
      </Fetched>
    </RowGroup>
  );
};

/** Who may not write on the talent's page, and until when. */
export const Restricted = () => {
  const { t } = useTranslation('feedsettings');
  const day = useDay();
  const query = useInfiniteQuery(restrictedQuery);
  const refresh = useRefreshPeople();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ idUser }: { idUser: number; name: string }) => liftRestriction(idUser),
    onSuccess: async (_, { name }) => {
      await refresh();
      toast.success(t('restricted.lifted', { name }));
    },
    onError: useShowProblem(),
  });
  return (
    <RowGroup title={t('restricted.title')} lead={t('restricted.lead')}>
      <Fetched query={query}>
        {({ pages }) => (
          <>
            {pages.every(({ items }) => items.length === 0) && <p className={text.quiet}>{t('restricted.empty')}</p>}
            <Rows>
              {pages
                .flatMap(({ items }) => items)
                .map(({ idUser, name, until }) => (
                  <Row
                    key={idUser}
                    name={name}
                    more={until ? t('restricted.until', { date: day(until) }) : t('restricted.forever')}
                  >
                    <Button
                      size="small"
                      aria-label={`${t('restricted.lift')}: ${name}`}
                      busy={isPending && variables.idUser === idUser}
                      onClick={() => mutate({ idUser, name })}
                    >
                      {t('restricted.lift')}
                    </Button>
                  </Row>
                ))}
            </Rows>
            {query.hasNextPage && (
              <Button size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t('more')}
              </Button>
            )}
          </>
        )}
      </Fetched>
    </RowGroup>
  );
};
