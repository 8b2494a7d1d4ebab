import { planAreas } from '@stagedoor/contract/plan-areas';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { Plan } from './api.ts';
import styles from './plans.module.css';

/** What a plan opens already. */
export const OpenedAreas = ({ plan: { opens } }: { plan: Plan }) => {
  const { t } = useTranslation('plans');
  const areas = planAreas.filter((area) => opens.includes(area));
  if (areas.length === 0) return null;
  return (
    <ul className={styles.areas}>
      {areas.map((area) => (
        <li key={area}>{t(`areas.${area}`)}</li>
      ))}
    </ul>
  );
};
