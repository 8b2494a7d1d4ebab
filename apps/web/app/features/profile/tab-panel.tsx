import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './tab-panel.module.css';
import type { Tab } from './tabs.ts';

type Props = { tab: Tab; children: ReactNode };

/** A part of the profile, or the closed door where nothing is behind it yet. */
export const TabPanel = ({ tab, children }: Props) => {
  const { t } = useTranslation('profile');
  return (
    <div className={styles.panel}>
      {children || (
        <EmptyState title={<h2>{t(`empty.${tab}.title`)}</h2>}>
          <p>{t(`empty.${tab}.text`)}</p>
        </EmptyState>
      )}
    </div>
  );
};
