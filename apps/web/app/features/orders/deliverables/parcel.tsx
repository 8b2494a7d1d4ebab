import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { PriceLine, PriceLines } from '../../../ui/display/price-lines.tsx';
import { Ways } from '../../../ui/fields/form.tsx';
import text from '../../../ui/theme/text.module.css';
import styles from './deliverables.module.css';

type Props = { carrier: string; trackingNumber: string; trackingLink: string | null };

export const Parcel = ({ carrier, trackingNumber, trackingLink }: Props) => {
  const { t } = useTranslation('orders');
  const showProblem = useShowProblem();
  const copy = () =>
    navigator.clipboard.writeText(trackingNumber).then(() => toast.success(t('deliverables.copied')), showProblem);
  return (
    <>
      <p>{t('deliverables.parcel')}</p>
      <div className={styles.bill}>
        <PriceLines>
          <PriceLine name={t('deliverables.carrier')}>{carrier}</PriceLine>
          <PriceLine name={t('deliverables.tracking')}>{trackingNumber}</PriceLine>
        </PriceLines>
      </div>
      <Ways>
        {trackingLink !== null && (
          <a href={trackingLink} target="_blank" rel="noreferrer" className={text.link}>
            {t('deliverables.track')}
          </a>
        )}
        <Button size="small" onClick={() => void copy()}>
          <IconCopy aria-hidden="true" />
          {t('deliverables.copy')}
        </Button>
      </Ways>
    </>
  );
};
