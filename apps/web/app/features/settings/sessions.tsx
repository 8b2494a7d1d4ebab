import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { relativeDate } from '../../shared/time/dates.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row, RowGroup, Rows } from '../../ui/layout/row.tsx';
import { endOtherSessions, endSession, sessionsQuery } from './api.ts';

const useEnding = <Given,>(end: (given: Given) => Promise<unknown>) => {
  const { t } = useTranslation('settings');
  const cache = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: async () => {
      await cache.invalidateQueries(sessionsQuery);
      toast.success(t('sessions.ended'));
    },
    onError: useShowProblem(),
  });
};

export const Sessions = () => {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const { data = [] } = useQuery(sessionsQuery);
  const endOne = useEnding(endSession);
  const endOthers = useEnding(endOtherSessions);
  const ordered = data.toSorted((a, b) => Number(b.current) - Number(a.current));
  const others = data.some(({ current }) => !current);
  return (
    <RowGroup title={t('sessions.title')} lead={t('sessions.lead')}>
      <Rows>
        {ordered.map(({ idSession, deviceName, current, lastUsedAt }) => {
          const name = deviceName || t('sessions.unnamed');
          const used = relativeDate(new Date(lastUsedAt), new Date(), language);
          return (
            <Row
              key={idSession}
              name={name}
              more={current ? t('sessions.current') : t('sessions.used', { date: used })}
            >
              {!current && (
                <Button
                  size="small"
                  aria-label={t('sessions.endName', { name })}
                  busy={endOne.isPending && endOne.variables === idSession}
                  onClick={() => endOne.mutate(idSession)}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </Row>
          );
        })}
      </Rows>
      {others && (
        <Button size="small" look="stop" busy={endOthers.isPending} onClick={() => endOthers.mutate(undefined)}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </RowGroup>
  );
};
