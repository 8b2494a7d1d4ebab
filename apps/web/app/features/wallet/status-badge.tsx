import type { Transaction } from '@stagedoor/contract/schemas/wallet';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Badge } from '../../ui/display/badge.tsx';
import styles from './statement.module.css';

export const StatusBadge = ({ status }: { status: Transaction['status'] }) => {
  const { t } = useTranslation('wallet');
  const words = t(`status.${status}`);
  if (status === 'completed') return <span className={styles.completed}>{words}</span>;
  if (status === 'failedPayment')
    return (
      <Badge kind="stop" icon={<IconX aria-hidden="true" />}>
        {words}
      </Badge>
    );
  return (
    <Badge kind="lamp" icon={<IconClock aria-hidden="true" />}>
      {words}
    </Badge>
  );
};
