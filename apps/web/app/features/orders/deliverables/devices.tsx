import type { OrderDetail, SecretLink } from '@stagedoor/contract/schemas/order';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Row, Rows } from '../../../ui/layout/row.tsx';
import { revokeDevice } from '../api.ts';
import { useConfirm } from '../use-confirm.ts';
import styles from './deliverables.module.css';

type OpenedOn = SecretLink['devices'];

type Props = { order: OrderDetail; devices: OpenedOn };

/** The devices on which the secret was opened. */
export const Devices = ({ order: { idOrder, can }, devices }: Props) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const nameOf = ({ name }: OpenedOn[number]) => name || t('deliverables.deviceUnnamed');
  return (
    <section className={styles.devices} aria-labelledby="devices">
      <h3 id="devices">{t('deliverables.devicesTitle')}</h3>
      <Rows>
        {devices.map((device) => (
          <Row
            key={device.slot}
            name={nameOf(device)}
            more={t('deliverables.deviceOpened', { date: dayAndTime(new Date(device.openedAt), language) })}
          >
            {device.current && <Badge kind="safe">{t('deliverables.deviceThis')}</Badge>}
            {can.includes('revokeDevice') && <TakeOff idOrder={idOrder} slot={device.slot} name={nameOf(device)} />}
          </Row>
        ))}
      </Rows>
    </section>
  );
};

const TakeOff = ({ idOrder, slot, name }: { idOrder: number; slot: number; name: string }) => {
  const { t } = useTranslation('orders');
  const { busy, open } = useConfirm({
    act: () => revokeDevice(idOrder, slot),
    done: t('deliverables.deviceOffDone'),
    question: {
      title: t('deliverables.deviceOffSure', { name }),
      text: t('deliverables.deviceOffText'),
      yes: t('deliverables.deviceOff'),
    },
  });
  return (
    <Button size="small" aria-label={t('deliverables.deviceOffName', { name })} busy={busy} onClick={() => void open()}>
      {t('deliverables.deviceOff')}
    </Button>
  );
};
