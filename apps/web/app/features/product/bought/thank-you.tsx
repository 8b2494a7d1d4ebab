import { limits } from '@stagedoor/contract/limits';
import { plainType, ruleOf } from '@stagedoor/contract/product-types';
import type { bought as texts } from '@stagedoor/messages/en/bought';
import { fullDate } from '../../../shared/dates.ts';
import { paths } from '../../../shared/paths.ts';
import { useShell } from '../../../shared/shell-data.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useDollars } from '../../../shared/use-dollars.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Room, RoomEnd } from '../../../ui/room.tsx';
import { ResendLink } from './resend-link.tsx';
import { ShareButton } from './share-button.tsx';
import type { Bought } from './use-bought.ts';

const week = limits.orders.standardDays * 86_400_000;

type Captioned = keyof (typeof texts)['done'];
const captioned: Record<Captioned, true> = {
  AUTOGRAPH: true,
  VIDEO_GREETING: true,
  AUTO_REPLY: true,
  PHYSICAL: true,
  EVENT: true,
  COLLABORATION: true,
  MUSEUM_TOUR: true,
  MSG: true,
  CALL: true,
  MESSAGE_PACKAGE: true,
  CALL_PACKAGE: true,
  other: true,
};
const captionOf = (type: string | undefined): Captioned =>
  type !== undefined && Object.hasOwn(captioned, type) ? (type as Captioned) : 'other';

/** What comes next, by what was bought; where to find it, by who bought it. */
export const ThankYou = ({ bought, receipt }: { bought: Bought; receipt: string }) => {
  const { t } = useTranslation('bought');
  const { language, now } = useShell();
  const sum = useDollars()(bought.total);
  const { ownerName: name, deadline, buyer, charity } = bought;
  const type = plainType(bought.productType);
  const caption = captionOf(type);
  // A moment after the payment the order does not know its deadline yet.
  const date = fullDate(new Date(deadline ?? now + week), new Date(now), language);
  const isHeld = type !== undefined && ruleOf(type).deadline !== 'atOnce' && bought.state !== 'completed';
  return (
    <Room title={t(`done.${caption}.title`, { name })} lead={t(`done.${caption}.text`, { name, date })}>
      <RoomEnd>
        {buyer && <p>{t(`buyer.${buyer}`)}</p>}
        {isHeld && bought.total > 0 && <Note kind="safe">{t('held', { sum })}</Note>}
        {charity && (
          <>
            <Note kind="safe">{t('charity', { percent: charity.percent, fund: charity.name })}</Note>
            <ShareButton bought={bought} fund={charity.name} />
          </>
        )}
        <WaysOn bought={bought} />
        {buyer !== 'loggedIn' && <ResendLink receipt={receipt} />}
      </RoomEnd>
    </Room>
  );
};

const WaysOn = ({ bought: { buyer, idOrder, idOwner, ownerName: name } }: { bought: Bought }) => {
  const { t } = useTranslation('bought');
  return (
    <>
      {buyer === 'loggedIn' ? (
        <ButtonLink to={idOrder === null ? paths.orders() : paths.order(idOrder)} look="primary">
          {t(idOrder === null ? 'toOrders' : 'toOrder')}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.login(paths.orders())} look="primary">
          {t('toLogin')}
        </ButtonLink>
      )}
      <ButtonLink to={paths.profile({ idUser: idOwner, nickname: null })}>{t('toOwner', { name })}</ButtonLink>
      <ButtonLink to={paths.explore()} look="quiet">
        {t('toExplore')}
      </ButtonLink>
      {buyer === 'loggedIn' && (
        <ButtonLink to={paths.settings('notifications')} look="quiet">
          {t('toSettings')}
        </ButtonLink>
      )}
    </>
  );
};
