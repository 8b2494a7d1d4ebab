import { useMutation, useQuery } from '@tanstack/react-query';
import { saveFile } from '../../../shared/browser/save-file.ts';
import { Fetching } from '../../../shared/feedback/fetching.tsx';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { getMembersFile, membersByMonthQuery } from '../api.ts';
import { StudioFrame } from '../studio-frame.tsx';
import { MemberList } from './member-list.tsx';
import { MembersCharts } from './members-charts.tsx';

/** Who has the talent's plans, and how that changed over a year. */
export const StudioMembersPage = () => {
  const { t } = useTranslation('studio');
  const { data, isError, refetch } = useQuery({ ...membersByMonthQuery, enabled: typeof document !== 'undefined' });
  // Whoever left longer ago than the charts reach is still on the list of former members.
  const isNew = data?.members === 0 && data.months.every(({ joined, left }) => joined === 0 && left === 0);
  return (
    <StudioFrame title={t('nav.members')} aside={data && !isNew && <Download />}>
      {() => {
        if (!data) return <Fetching failed={isError} again={refetch} />;
        if (isNew) return <NoMembers />;
        return (
          <>
            <MemberList members={data.members} />
            <MembersCharts months={data.months} />
          </>
        );
      }}
    </StudioFrame>
  );
};

const NoMembers = () => {
  const { t } = useTranslation('club');
  return (
    <EmptyState
      title={<h2>{t('emptyTitle')}</h2>}
      wayOn={<ButtonLink to={paths.studioPlans()}>{t('toPlans')}</ButtonLink>}
    >
      <p>{t('emptyText')}</p>
    </EmptyState>
  );
};

const Download = () => {
  const { t } = useTranslation('club');
  const language = useLanguage();
  const { mutate, isPending } = useMutation({
    mutationFn: () => getMembersFile(language),
    onSuccess: saveFile,
    onError: useShowProblem(),
  });
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      {t('download')}
    </Button>
  );
};
