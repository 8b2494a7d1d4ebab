import { reportReasons } from '@stagedoor/contract/report-reasons';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { ChipLink, ChipRow } from '../../../ui/buttons/chip.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import text from '../../../ui/theme/text.module.css';
import { type readFilter, states, subjects } from './filter.ts';
import styles from './reports.module.css';

export const ReportsFilter = ({ filter }: { filter: ReturnType<typeof readFilter> }) => {
  const { t } = useTranslation('reports');
  const { t: report } = useTranslation('report');
  const navigate = useNavigate();
  const { state, subject, reason, owner } = filter;
  const current = { state, subject, reason, owner: owner?.toString() };
  return (
    <div className={styles.filter}>
      <p className={text.quiet}>{t('lead')}</p>
      <ChipRow label={t('states')}>
        {states.map((name) => (
          <ChipLink key={name} to={staffPaths.reports({ ...current, state: name })} current={name === state}>
            {t(name)}
          </ChipLink>
        ))}
      </ChipRow>
      <div className={styles.selects}>
        <SelectField
          label={t('subject')}
          empty={t('anySubject')}
          options={subjects.map((value) => ({ value, label: t(`subjects.${value}`) }))}
          value={subject ?? ''}
          onChange={({ target }) => void navigate(staffPaths.reports({ ...current, subject: target.value }))}
        />
        <SelectField
          label={t('reason')}
          empty={t('anyReason')}
          options={reportReasons.map((value) => ({ value, label: report(`reasons.${value}`) }))}
          value={reason ?? ''}
          onChange={({ target }) => void navigate(staffPaths.reports({ ...current, reason: target.value }))}
        />
      </div>
      {owner !== undefined && (
        <p>
          {t('owner', { id: owner })}{' '}
          <Link to={staffPaths.reports({ ...current, owner: undefined })} className={text.link}>
            {t('everybody')}
          </Link>
        </p>
      )}
    </div>
  );
};
