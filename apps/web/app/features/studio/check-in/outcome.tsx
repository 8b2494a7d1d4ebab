import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { focusFirst } from '../../../ui/focus-first.ts';
import { Ways } from '../../../ui/form.tsx';
import styles from './check-in.module.css';

export type Entry =
  | { kind: 'in'; code: string; name: string; checkedIn: number; of: number }
  | { kind: 'refused'; code: string; why: string };

type Props = { outcome: Entry; busy: boolean; onMore: () => void; onNext: () => void };

/** Large enough to be read at a door: in, or not, and why. */
export const Outcome = ({ outcome, busy, onMore, onNext }: Props) => {
  const { t } = useTranslation('studio');
  const isIn = outcome.kind === 'in';
  const Icon = isIn ? IconCheck : IconAlertTriangle;
  return (
    <div className={styles.outcome} data-kind={outcome.kind} role={isIn ? 'status' : 'alert'}>
      <Icon aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.said}>{isIn ? welcome(t, outcome.name) : outcome.why}</p>
        {isIn && <p>{t('checkIn.count', { count: outcome.checkedIn, of: outcome.of })}</p>}
      </div>
      <Ways>
        <Button look="primary" onClick={onNext} ref={focusFirst}>
          {t('checkIn.next')}
        </Button>
        {isIn && outcome.checkedIn < outcome.of && (
          <Button busy={busy} onClick={onMore}>
            {t('checkIn.oneMore')}
          </Button>
        )}
      </Ways>
    </div>
  );
};

const welcome = (t: ReturnType<typeof useTranslation<'studio'>>['t'], name: string) =>
  name ? t('checkIn.isIn', { name }) : t('checkIn.guestIsIn');
