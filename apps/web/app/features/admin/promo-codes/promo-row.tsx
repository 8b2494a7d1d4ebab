import type { PromoState, StaffPromoCode } from '@stagedoor/contract/schemas/content';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { useAction } from '../content/use-action.ts';
import { useMomentWords } from '../content/use-moment-words.ts';
import { stopPromoCode } from './api.ts';
import { useWorth } from './use-worth.ts';

const ConfirmModal = lazy(() => import('../../../shared/dialogs/confirm-modal.tsx'));

const kinds: Record<PromoState, 'safe' | 'plain' | 'lamp' | 'stop'> = {
  active: 'safe',
  planned: 'lamp',
  usedUp: 'plain',
  expired: 'plain',
  stopped: 'stop',
};
const ended: readonly PromoState[] = ['stopped', 'expired'];

type Props = { promo: StaffPromoCode; onStopped: () => void };

export const PromoRow = ({ promo, onStopped }: Props) => {
  const { t } = useTranslation('admin');
  const momentOf = useMomentWords();
  const { code, state, used, totalLimit, personLimit, startsAt, endsAt } = promo;
  const worth = useWorth();
  const limit = [
    totalLimit !== null && t('content.promoCodes.ofAll', { total: totalLimit }),
    personLimit !== null && t('content.promoCodes.perPerson', { count: personLimit }),
  ];
  const span = [
    startsAt !== null && t('content.promoCodes.starts', { date: momentOf(startsAt) }),
    endsAt !== null && t('content.promoCodes.ends', { date: momentOf(endsAt) }),
  ];
  return (
    <tr>
      <th scope="row" data-column="code">
        <span>{code}</span>
        <small>{worth(promo)}</small>
      </th>
      <td data-column="about">
        <Where promo={promo} />
        <small>{span.filter(Boolean).join(', ')}</small>
      </td>
      <td data-column="used">
        <span>{t('content.promoCodes.uses', { count: used })}</span>
        <small>{limit.filter(Boolean).join(', ')}</small>
      </td>
      <td data-column="state">
        <Badge kind={kinds[state]}>{t(`content.promoCodes.${state}`)}</Badge>
      </td>
      <td data-column="decision">{!ended.includes(state) && <Stop promo={promo} onStopped={onStopped} />}</td>
    </tr>
  );
};

const Where = ({ promo: { talent, products } }: { promo: StaffPromoCode }) => {
  const { t } = useTranslation('admin');
  if (!talent && products.length === 0) return <span>{t('content.promoCodes.everything')}</span>;
  const names = products.map(({ name }) => name).join(', ');
  if (!names) return <span>{t('content.promoCodes.onlyOf', { name: talent?.name ?? '' })}</span>;
  return <span>{talent ? t('content.promoCodes.only', { name: talent.name, products: names }) : names}</span>;
};

const Stop = ({ promo: { id, code }, onStopped }: Props) => {
  const { t } = useTranslation('admin');
  const stop = useAction({
    send: () => stopPromoCode({ id }),
    done: () => t('content.promoCodes.stoppedNow'),
  });
  const askFirst = async () => {
    const answer = await ask(ConfirmModal, {
      title: t('content.promoCodes.stopping', { code }),
      text: t('content.promoCodes.stoppingText'),
      yes: t('content.promoCodes.stop'),
      no: t('keep'),
    });
    if (answer === 'yes') stop.mutate(undefined, { onSuccess: onStopped });
  };
  return (
    <Button
      size="small"
      look="quiet"
      aria-label={t('content.promoCodes.stopName', { code })}
      busy={stop.isPending}
      onClick={() => void askFirst()}
    >
      {t('content.promoCodes.stop')}
    </Button>
  );
};
