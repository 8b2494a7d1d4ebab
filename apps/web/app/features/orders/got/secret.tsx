import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Devices, type OpenedOn } from './devices.tsx';
import styles from './got.module.css';

const isAddress = (content: string) => /^https?:\/\/\S+$/.test(content.trim());

type Props = { order: OrderDetail; content: string; devicesLeft: number; devices?: OpenedOn | undefined };

/** Opens on three devices; on a fourth there is nothing to see until one of them is taken off. */
export const Secret = ({ order, devices = [], ...secret }: Props) => {
  const { t } = useTranslation('orders');
  const isFull = secret.content === '';
  return (
    <>
      {isFull && (
        <Note kind="stop">{t(order.can.includes('revokeDevice') ? 'got.devicesFull' : 'got.devicesFullLink')}</Note>
      )}
      {!isFull && <Open {...secret} />}
      {devices.length > 0 && <Devices order={order} devices={devices} />}
    </>
  );
};

const Open = ({ content, devicesLeft }: { content: string; devicesLeft: number }) => {
  const { t } = useTranslation('orders');
  return (
    <>
      <p className={styles.words}>{content}</p>
      {isAddress(content) && (
        <ButtonLink to={content.trim()} target="_blank" rel="noreferrer" look="primary" size="small">
          {t('got.secretOpen')}
        </ButtonLink>
      )}
      <p className={styles.more}>{devicesLeft > 0 ? t('got.devices', { count: devicesLeft }) : t('got.devicesNone')}</p>
    </>
  );
};
