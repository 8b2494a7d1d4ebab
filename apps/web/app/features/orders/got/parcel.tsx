import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { say } from '../../../shared/snacks.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../../shared/use-say-problem.ts';
import { Bill, BillLine } from '../../../ui/bill.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './got.module.css';

export const Parcel = ({ carrier, trackingNumber }: { carrier: string; trackingNumber: string }) => {
  const { t } = useTranslation('orders');
  const sayProblem = useSayProblem();
  const copy = () => navigator.clipboard.writeText(trackingNumber).then(() => say.success(t('got.copied')), sayProblem);
  return (
    <>
      <p>{t('got.parcel')}</p>
      <div className={styles.bill}>
        <Bill>
          <BillLine name={t('got.carrier')}>{carrier}</BillLine>
          <BillLine name={t('got.tracking')}>{trackingNumber}</BillLine>
        </Bill>
      </div>
      <Button size="small" onClick={() => void copy()}>
        <IconCopy aria-hidden="true" />
        {t('got.copy')}
      </Button>
    </>
  );
};
