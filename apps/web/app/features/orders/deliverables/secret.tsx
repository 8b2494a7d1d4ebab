import { limits } from '@stagedoor/contract/limits';
import type { OrderDetail, SecretLink } from '@stagedoor/contract/schemas/order';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import text from '../../../ui/theme/text.module.css';
import { openSecretLink } from '../api.ts';
import { useAction } from '../use-action.ts';
import styles from './deliverables.module.css';
import { Devices } from './devices.tsx';

const isAddress = (content: string) => /^https?:\/\/\S+$/.test(content.trim());

// A full stop or a bracket behind an address belongs to the sentence.
const addresses = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}]/g;

type Props = { order: OrderDetail; secret: SecretLink; token: string | undefined };

/** Opens on a press, on at most three devices; a fourth needs one of them to be removed. */
export const Secret = ({ order, secret, token }: Props) => {
  const { t } = useTranslation('orders');
  const { content, devices, devicesLeft } = secret;
  const isFull = content === null && devicesLeft === 0;
  return (
    <>
      {content !== null && <Opened content={content} devicesLeft={devicesLeft} />}
      {content === null && !isFull && <OpenHere idOrder={order.idOrder} token={token} used={devices.length} />}
      {isFull && (
        <Note kind="stop">
          {t(order.can.includes('revokeDevice') ? 'deliverables.devicesFull' : 'deliverables.devicesFullLink')}
        </Note>
      )}
      {devices.length > 0 && <Devices order={order} devices={devices} />}
    </>
  );
};

const Opened = ({ content, devicesLeft }: { content: string; devicesLeft: number }) => {
  const { t } = useTranslation('orders');
  return (
    <>
      <p className={styles.words}>
        <WithLinks content={content} />
      </p>
      {isAddress(content) && (
        <ButtonLink to={content.trim()} target="_blank" rel="noreferrer" look="primary" size="small">
          {t('deliverables.secretOpen')}
        </ButtonLink>
      )}
      <p className={styles.more}>
        {devicesLeft > 0 ? t('deliverables.devices', { count: devicesLeft }) : t('deliverables.devicesNone')}
      </p>
    </>
  );
};

/** The text with its addresses as links. */
const WithLinks = ({ content }: { content: string }) => {
  let end = 0;
  const parts = [...content.matchAll(addresses)].map(({ 0: address, index }) => {
    const before = content.slice(end, index);
    end = index + address.length;
    return { before, address, index };
  });
  return (
    <>
      {parts.map(({ before, address, index }) => (
        <span key={index}>
          {before}
          <a href={address} target="_blank" rel="noreferrer" className={text.link}>
            {address}
          </a>
        </span>
      ))}
      {content.slice(end)}
    </>
  );
};

type Opening = { idOrder: number; token: string | undefined; used: number };

const OpenHere = ({ idOrder, token, used }: Opening) => {
  const { t } = useTranslation('orders');
  const { mutate, isPending } = useAction({
    act: () => openSecretLink(token === undefined ? { idOrder } : { token }),
    done: t('deliverables.openHereDone'),
  });
  return (
    <>
      <p className={styles.more}>{t('deliverables.openHereText', { used, of: limits.orders.secretDevices })}</p>
      <Button look="primary" busy={isPending} onClick={() => mutate()}>
        {t('deliverables.openHere')}
      </Button>
    </>
  );
};
