import type { CallBooking } from '@stagedoor/contract/schemas/call';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { clockTime } from '../../../shared/time/dates.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { DeviceCheck } from '../media/device-check.tsx';
import { useHeard } from '../media/use-heard.ts';
import styles from './times.module.css';
import { useAttendance } from './use-attendance.ts';

/** Where both come before the call. It begins when both are there. */
export const Meeting = ({ booking }: { booking: CallBooking }) => {
  const { t } = useTranslation('calltimes');
  const { t: calls } = useTranslation('calls');
  const { kind, role, partner, isPartnerHere, closesAt } = booking;
  const time = clockTime(new Date(closesAt), useLanguage());
  const heard = useHeard({ kind });
  const { isHere, come, problem } = useAttendance(booking);
  // Nobody should be waited for who is not heard.
  const comeIfHeard = async () => (await heard.check()) && come();
  const who = isPartnerHere ? (isHere ? 'both' : 'partnerHere') : isHere && 'here';
  return (
    <section className={styles.meeting} aria-labelledby="devices">
      <p role="status" className={styles.who}>
        {who && t(`meet.${who}`, { name: partner.name })}
      </p>
      {isHere && role === 'talent' && !isPartnerHere && <p>{t('meet.stay', { name: partner.name, time })}</p>}
      {!isHere && (
        <div>
          <Button look="primary" size="large" onClick={() => void comeIfHeard()}>
            {t('acts.here')}
          </Button>
        </div>
      )}
      {heard.isUnheard && !isHere && <Problem>{t('meet.unheard')}</Problem>}
      {problem !== undefined && <Problem>{problem}</Problem>}
      <div>
        <h2 id="devices" className={styles.heading}>
          {calls('devices.title')}
        </h2>
        <DeviceCheck media={heard.media} kind={kind} isOn={heard.isChecking} onCheck={heard.open} />
      </div>
    </section>
  );
};
