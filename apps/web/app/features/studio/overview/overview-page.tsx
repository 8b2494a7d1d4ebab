import { useQuery } from '@tanstack/react-query';
import { Fetching } from '../../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { overviewQuery, useLiveInbox } from '../api.ts';
import { StudioFrame } from '../studio-frame.tsx';
import { FansCharts, IncomeChart } from './charts.tsx';
import { NextUp } from './next-up.tsx';

/** The studio's start page: waiting orders, next steps and charts. */
export const OverviewPage = () => {
  const { t } = useTranslation('overview');
  const add = <ButtonLink to={paths.newProduct()}>{t('studio.add')}</ButtonLink>;
  return (
    <StudioFrame title={t('studio.title')} aside={add}>
      {() => <Contents />}
    </StudioFrame>
  );
};

const Contents = () => {
  const { data, isError, refetch } = useQuery(overviewQuery(useLanguage()));
  useLiveInbox();
  if (!data) return <Fetching failed={isError} again={refetch} />;
  return (
    <>
      <NextUp overview={data} />
      <IncomeChart income={data.income} />
      <FansCharts fans={data.fans} followers={data.followers} />
    </>
  );
};
