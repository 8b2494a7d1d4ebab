import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { relativeDate } from '../../shared/dates.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Row, RowGroup, Rows } from '../../ui/row.tsx';
import { sessionsQuery } from './api.ts';

const useEnding = <Given,>(end: (given: Given) => Promise<unknown>) => {
  const { t } = useTranslation('settings');
  const cache = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: async () => {
      await cache.invalidateQueries(sessionsQuery);
      say.success(t('sessions.ended'));
    },
    onError: useSayProblem(),
  });
};

export const Sessions = () => {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const { data = [] } = useQuery(sessionsQuery);
  const endOne = useEnding((idSession: string) => api('endSession', { body: { idSession } }));
  const endOthers = useEnding(() => api('removeDevices'));
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
