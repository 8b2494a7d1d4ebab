import type { Cents } from '@stagedoor/contract/money';
import type { CallOffer } from '@stagedoor/contract/schemas/call';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { DocumentLinks } from '../../../shared/navigation/document-links.tsx';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { clockOf } from '../../../shared/time/clock-of.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import ticket from '../../../ui/cards/ticket.module.css';
import { PriceLine, PriceLines } from '../../../ui/display/price-lines.tsx';
import { Problem, type ProblemText } from '../../../ui/fields/field-frame.tsx';
import { Portrait } from '../../../ui/media/picture.tsx';
import text from '../../../ui/theme/text.module.css';
import styles from './start.module.css';
import type { Payment } from './use-payment.ts';

type Props = {
  offer: CallOffer;
  rate: Cents;
  minutes: number;
  isLater: boolean;
  /** The chosen time. */
  at: string | undefined;
  pay: Payment;
  busy: boolean;
  problem: ProblemText | undefined;
};

/** Whom one calls, and what is set aside for it. */
export const CallSummary = ({ offer, rate, minutes, isLater, at, pay, busy, problem }: Props) => {
  const { partner, packSeconds } = offer;
  const { t } = useTranslation('calls');
  const { t: times } = useTranslation('calltimes');
  const { t: buy } = useTranslation('buy');
  const dollars = useDollars();
  const language = useLanguage();
  const isPack = pay.way === 'pack';
  const fromPack = Math.min(packSeconds, minutes * 60);
  return (
    <aside className={`${ticket.ticket} ${ticket.summary}`} aria-label={t('start.summary')}>
      <div className={ticket.art}>
        <span className={ticket.print}>
          <Portrait base={partner.imageLink} alt="" sizes="7.5rem" eager />
        </span>
        <div className={ticket.words}>
          <p className={ticket.name}>{partner.name}</p>
          <p className={`${text.small} ${text.quiet}`}>{t('start.perMinute', { sum: dollars(rate) })}</p>
        </div>
      </div>
      <div className={ticket.inside}>
        <div className={text.small}>
          <PriceLines>
            <PriceLine name={t('start.setAside')}>
              {isPack ? clockOf(fromPack) : t('start.minutesOf', { count: minutes })}
            </PriceLine>
            {isLater && at && <PriceLine name={times('times.time')}>{dayAndTime(new Date(at), language)}</PriceLine>}
          </PriceLines>
        </div>
        <p className={ticket.total}>
          <span>{t('start.most')}</span>
          <b>{isPack ? t('start.fromPack') : dollars(pay.payment.total)}</b>
        </p>
        {isLater ? (
          <>
            <p className={ticket.micro}>{times(`ask.${pay.way}`)}</p>
            <p className={ticket.micro}>{times('ask.safe', { name: partner.name })}</p>
            <p className={ticket.micro}>{times('ask.rules', { name: partner.name })}</p>
          </>
        ) : (
          <p className={ticket.micro}>{t(isPack ? 'start.restPack' : 'start.rest')}</p>
        )}
        {problem !== undefined && <Problem>{problem}</Problem>}
        <div className={styles.button}>
          <Button type="submit" look="primary" size="large" wide busy={busy || !pay.isReady}>
            {isLater ? times('ask.submit') : t('start.call')}
          </Button>
        </div>
        <p className={ticket.micro}>
          {buy('terms')} <DocumentLinks names={['terms', 'refunds']} />
        </p>
      </div>
    </aside>
  );
};
