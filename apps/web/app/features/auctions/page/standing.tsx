import type { Cents } from '@stagedoor/contract/money';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTimeUtc } from '../../../shared/time/dates.ts';
import styles from './standing.module.css';
import type { Standing } from './standing-of.ts';

const icons = { leads: IconCheck, outbid: IconArrowUp, stop: IconAlertTriangle, plain: IconInfoCircle };

/** How the reader stands in this auction. */
export const StandingNote = ({ standing, ownerName }: { standing: Standing; ownerName: string }) => {
  const { title, more } = useStandingWords(standing, ownerName);
  const kind = kindOf(standing);
  const Icon = icons[kind];
  return (
    <div className={styles.standing} data-kind={kind}>
      <Icon aria-hidden="true" />
      <p>
        <b>{title}</b> {more}
      </p>
    </div>
  );
};

const kindOf = ({ name }: Standing): keyof typeof icons => {
  if (name === 'leads' || name === 'paid' || name === 'paying') return 'leads';
  if (name === 'outbid' || name === 'offered') return 'outbid';
  return name === 'unpaid' ? 'stop' : 'plain';
};

const useStandingWords = (standing: Standing, name: string): { title: string; more: string } => {
  const { t } = useTranslation('auction');
  const dollars = useDollars();
  const language = useLanguage();
  const sum = (amount: Cents | null) => (amount === null ? '' : dollars(amount));
  const date = (at: string) => dayAndTimeUtc(new Date(at), language);
  switch (standing.name) {
    case 'soon':
      return { title: t('standing.soon'), more: t('standing.soonText') };
    case 'open':
      return { title: t('standing.open'), more: t('standing.openText', { sum: sum(standing.lowest) }) };
    case 'watching':
      return { title: t('standing.visitor'), more: '' };
    case 'leads':
      return {
        title: t('standing.leads'),
        more:
          standing.limit === null ? t('standing.leadsText') : t('standing.leadsLimit', { limit: sum(standing.limit) }),
      };
    case 'outbid':
      return {
        title: t('standing.outbid'),
        more:
          standing.limit === null
            ? t('standing.outbidText')
            : t('standing.outbidLimit', { limit: sum(standing.limit) }),
      };
    case 'buying':
      return { title: t('standing.paying'), more: t('standing.buyingText') };
    case 'held':
      return { title: t('standing.held'), more: t('standing.heldText') };
    case 'own':
      return { title: t('standing.own'), more: t('standing.ownText') };
    case 'paying':
      return { title: t('standing.won', { sum: sum(standing.amount) }), more: t('standing.paying') };
    case 'paid':
      return {
        title: t('standing.won', { sum: sum(standing.amount) }),
        more: t(standing.isMade ? 'standing.paidRequest' : 'standing.paid', { name }),
      };
    case 'unpaid':
      return {
        title: t('standing.won', { sum: sum(standing.amount) }),
        more: t('standing.unpaid', { date: date(standing.until) }),
      };
    case 'offered':
      return {
        title: t('standing.offered'),
        more: t('standing.offeredText', { sum: sum(standing.amount), date: date(standing.until) }),
      };
    case 'lost':
      return { title: t('standing.lost'), more: t('standing.lostText') };
    case 'sold':
      return { title: t('standing.sold', { sum: sum(standing.amount) }), more: '' };
    case 'unsold':
      return { title: t('standing.unsold'), more: '' };
    case 'noBids':
      return { title: t('standing.noBids'), more: '' };
    case 'cancelled':
      return { title: t('standing.cancelled'), more: standing.reason ?? t('standing.cancelledText') };
  }
};
