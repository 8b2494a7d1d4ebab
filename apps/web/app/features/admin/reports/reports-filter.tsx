import { reportReasons } from '@stagedoor/contract/report-reasons';
import { Link, useNavigate } from 'react-router';
import { staffPaths } from '../../../shared/staff-paths.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { ChipLink, ChipRow } from '../../../ui/chip.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import styles from './reports.module.css';
import { type readWanted, states, subjects } from './wanted.ts';

export const ReportsFilter = ({ wanted }: { wanted: ReturnType<typeof readWanted> }) => {
  const { t } = useTranslation('reports');
  const { t: report } = useTranslation('report');
  const navigate = useNavigate();
  const { state, subject, reason, owner } = wanted;
  const asked = { state, subject, reason, owner: owner?.toString() };
  return (
    <div className={styles.filter}>
      <p className={text.quiet}>{t('lead')}</p>
      <ChipRow label={t('states')}>
        {states.map((name) => (
          <ChipLink key={name} to={staffPaths.reports({ ...asked, state: name })} current={name === state}>
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
          onChange={({ target }) => void navigate(staffPaths.reports({ ...asked, subject: target.value }))}
        />
        <SelectField
          label={t('reason')}
          empty={t('anyReason')}
          options={reportReasons.map((value) => ({ value, label: report(`reasons.${value}`) }))}
          value={reason ?? ''}
          onChange={({ target }) => void navigate(staffPaths.reports({ ...asked, reason: target.value }))}
        />
      </div>
      {owner !== undefined && (
        <p>
          {t('owner', { id: owner })}{' '}
          <Link to={staffPaths.reports({ ...asked, owner: undefined })} className={text.link}>
            {t('everybody')}
          </Link>
        </p>
      )}
    </div>
  );
};
