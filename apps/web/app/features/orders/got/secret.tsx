import { limits } from '@stagedoor/contract/limits';
import type { OrderDetail, SecretLink } from '@stagedoor/contract/schemas/order';
import { api } from '../../../shared/api.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { useAct } from '../use-act.ts';
import { Devices } from './devices.tsx';
import styles from './got.module.css';

const isAddress = (content: string) => /^https?:\/\/\S+$/.test(content.trim());

type Props = { order: OrderDetail; secret: SecretLink; token: string | undefined };

/** Opens on three devices, by a press: on a fourth there is nothing to open until one of them is taken off. */
export const Secret = ({ order, secret, token }: Props) => {
  const { t } = useTranslation('orders');
  const { content, devices, devicesLeft } = secret;
  const isFull = content === null && devicesLeft === 0;
  return (
    <>
      {content !== null && <Opened content={content} devicesLeft={devicesLeft} />}
      {content === null && !isFull && <OpenHere idOrder={order.idOrder} token={token} used={devices.length} />}
      {isFull && (
        <Note kind="stop">{t(order.can.includes('revokeDevice') ? 'got.devicesFull' : 'got.devicesFullLink')}</Note>
      )}
      {devices.length > 0 && <Devices order={order} devices={devices} />}
    </>
  );
};

const Opened = ({ content, devicesLeft }: { content: string; devicesLeft: number }) => {
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

type Opening = { idOrder: number; token: string | undefined; used: number };

const OpenHere = ({ idOrder, token, used }: Opening) => {
  const { t } = useTranslation('orders');
  const { mutate, isPending } = useAct({
    act: () => api('openSecretLink', { body: token === undefined ? { idOrder } : { token } }),
    done: t('got.openHereDone'),
  });
  return (
    <>
      <p className={styles.more}>{t('got.openHereText', { used, of: limits.orders.secretDevices })}</p>
      <Button look="primary" busy={isPending} onClick={() => mutate()}>
        {t('got.openHere')}
      </Button>
    </>
  );
};
