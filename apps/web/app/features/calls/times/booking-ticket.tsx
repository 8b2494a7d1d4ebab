import type { CallBooking } from '@stagedoor/contract/schemas/call';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import ticket from '../../../ui/cards/ticket.module.css';
import { PriceLine, PriceLines } from '../../../ui/display/price-lines.tsx';
import { Portrait } from '../../../ui/media/picture.tsx';
import text from '../../../ui/theme/text.module.css';

/** With whom, for how long, and what is set aside for it. */
export const BookingTicket = ({ booking }: { booking: CallBooking }) => {
  const { t } = useTranslation('calltimes');
  const { t: calls } = useTranslation('calls');
  const dollars = useDollars();
  const { partner, kind, minutes, rate, setAside, fromPack } = booking;
  return (
    <aside className={`${ticket.ticket} ${ticket.summary}`} aria-label={t('facts.label')}>
      <div className={ticket.art}>
        <span className={ticket.print}>
          <Portrait base={partner.imageLink} alt="" sizes="7.5rem" eager />
        </span>
        <div className={ticket.words}>
          <p className={ticket.name}>{partner.name}</p>
          <p className={`${text.small} ${text.quiet}`}>{calls(`kinds.${kind}`)}</p>
        </div>
      </div>
      <div className={ticket.inside}>
        <PriceLines>
          <PriceLine name={t('facts.length')}>{calls('start.minutesOf', { count: minutes })}</PriceLine>
          {!fromPack && <PriceLine name={t('facts.rate')}>{dollars(rate)}</PriceLine>}
          <PriceLine name={t('facts.setAside')}>{fromPack ? t('facts.fromPack') : dollars(setAside)}</PriceLine>
        </PriceLines>
      </div>
    </aside>
  );
};
