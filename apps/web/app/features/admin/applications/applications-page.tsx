import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { ChipLink, ChipRow } from '../../../ui/buttons/chip.tsx';
import { states } from './api.ts';
import { Queue } from './queue.tsx';

export const ApplicationsPage = () => {
  const { t } = useTranslation('applications');
  const [query] = useSearchParams();
  const state = states.find((name) => name === query.get('state')) ?? 'submitted';
  return (
    <>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <ChipRow label={t('states')}>
        {states.map((name) => (
          <ChipLink key={name} to={paths.adminApplications(name)} current={name === state}>
            {t(name)}
          </ChipLink>
        ))}
      </ChipRow>
      <Queue key={state} state={state} />
    </>
  );
};
