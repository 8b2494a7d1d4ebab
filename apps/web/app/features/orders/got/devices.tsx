import type { OrderDetail, SecretLink } from '@stagedoor/contract/schemas/order';
import { api } from '../../../shared/api.ts';
import { dayAndTime } from '../../../shared/dates.ts';
import { useLanguage } from '../../../shared/shell-data.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row, Rows } from '../../../ui/row.tsx';
import { useAskSure } from '../use-ask-sure.ts';
import styles from './got.module.css';

type OpenedOn = SecretLink['devices'];

type Props = { order: OrderDetail; devices: OpenedOn };

/** Where the secret was opened. */
export const Devices = ({ order: { idOrder, can }, devices }: Props) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const nameOf = ({ name }: OpenedOn[number]) => name || t('got.deviceUnnamed');
  return (
    <section className={styles.devices} aria-labelledby="devices">
      <h3 id="devices">{t('got.devicesTitle')}</h3>
      <Rows>
        {devices.map((device) => (
          <Row
            key={device.slot}
            name={nameOf(device)}
            more={t('got.deviceOpened', { date: dayAndTime(new Date(device.openedAt), language) })}
          >
            {device.current && <Badge kind="safe">{t('got.deviceThis')}</Badge>}
            {can.includes('revokeDevice') && <TakeOff idOrder={idOrder} slot={device.slot} name={nameOf(device)} />}
          </Row>
        ))}
      </Rows>
    </section>
  );
};

const TakeOff = ({ idOrder, slot, name }: { idOrder: number; slot: number; name: string }) => {
  const { t } = useTranslation('orders');
  const { busy, open } = useAskSure({
    act: () => api('revokeOrderDevice', { body: { idOrder, slot } }),
    done: t('got.deviceOffDone'),
    question: { title: t('got.deviceOffSure', { name }), text: t('got.deviceOffText'), yes: t('got.deviceOff') },
  });
  return (
    <Button size="small" aria-label={t('got.deviceOffName', { name })} busy={busy} onClick={() => void open()}>
      {t('got.deviceOff')}
    </Button>
  );
};
