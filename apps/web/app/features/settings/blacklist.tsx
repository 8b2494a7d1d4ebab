import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage, useShell } from '../../shared/pages/shell-data.ts';
import { fullDate } from '../../shared/time/dates.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row, RowGroup, Rows } from '../../ui/layout/row.tsx';
import text from '../../ui/theme/text.module.css';
import { blacklistQuery, unblockUser } from './api.ts';

export const Blacklist = () => {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const { now } = useShell();
  const cache = useQueryClient();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(blacklistQuery);
  const people = data?.pages.flatMap(({ items }) => items) ?? [];
  const unblock = useMutation({
    mutationFn: unblockUser,
    onSuccess: async () => {
      await cache.invalidateQueries(blacklistQuery);
      toast.success(t('blacklist.unblocked'));
    },
    onError: useShowProblem(),
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
