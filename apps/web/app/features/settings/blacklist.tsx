import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { fullDate } from '../../shared/dates.ts';
import { useLanguage, useShell } from '../../shared/shell-data.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Row, RowGroup, Rows } from '../../ui/row.tsx';
import text from '../../ui/text.module.css';

const size = 20;
const key = ['session', 'blacklist'];

const useBlacklist = () =>
  useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => api('getBlacklist', { body: { page: pageParam, size } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
  });

export const Blacklist = () => {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const { now } = useShell();
  const cache = useQueryClient();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useBlacklist();
  const people = data?.pages.flatMap(({ items }) => items) ?? [];
  const unblock = useMutation({
    mutationFn: (idUser: number) => api('unblockUser', { body: { idUser } }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: key });
      say.success(t('blacklist.unblocked'));
    },
    onError: useSayProblem(),
  });
  const untilWords = (until: string | null) =>
    until ? t('blacklist.until', { date: fullDate(new Date(until), new Date(now), language) }) : t('blacklist.forever');
  return (
    <RowGroup title={t('blacklist.title')} lead={t('blacklist.lead')}>
      {data && people.length === 0 && <p className={text.quiet}>{t('blacklist.empty')}</p>}
      <Rows>
        {people.map(({ idUser, name, until }) => (
          <Row key={idUser} name={name} more={untilWords(until)}>
            <Button
              size="small"
              aria-label={t('blacklist.unblockName', { name })}
              busy={unblock.isPending && unblock.variables === idUser}
              onClick={() => unblock.mutate(idUser)}
            >
              {t('blacklist.unblock')}
            </Button>
          </Row>
        ))}
      </Rows>
      {hasNextPage && (
        <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </RowGroup>
  );
};
