import { limits } from '@stagedoor/contract/limits';
import { sum } from '@stagedoor/contract/money';
import type { TransactionDetail } from '@stagedoor/contract/schemas/wallet';
import { useQuery } from '@tanstack/react-query';
import type { ModalProps } from '../../shared/dialogs/questions.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../shared/time/dates.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { PriceLine, PriceLines } from '../../ui/display/price-lines.tsx';
import text from '../../ui/theme/text.module.css';
import { accountName } from './account-names.ts';
import { transactionQuery } from './api.ts';
import { kindOf } from './kinds.ts';
import styles from './transaction-modal.module.css';
import { useSignedSum } from './use-signed-sum.ts';

/** A transaction with its ledger entries. */
export default function TransactionModal({ id }: ModalProps<never> & { id: string }) {
  const { t } = useTranslation('wallet');
  const { t: shell } = useTranslation('shell');
  const { data, isError } = useQuery(transactionQuery(id, useLanguage()));
  const title = data ? t(`kinds.${kindOf(data).words}`) : t('entries.title');
  return (
    <Dialog title={title} closeLabel={shell('close')} width={limits.modals.languageWidth}>
      {data && <Facts transaction={data} />}
      {!data && <p role="status">{isError ? t('entries.gone') : t('loading')}</p>}
    </Dialog>
  );
}

const Facts = ({ transaction }: { transaction: TransactionDetail }) => {
  const { t } = useTranslation('wallet');
  const language = useLanguage();
  const signed = useSignedSum();
  const { at, status, ref, entries, idOrder, order } = transaction;
  return (
    <>
      <PriceLines>
        <PriceLine name={t('entries.sum')}>{signed(transaction)}</PriceLine>
        {order && (
          <PriceLine name={t('entries.order')}>
            {t('statement.order', { ...order, id: String(order.idOrder) })}
          </PriceLine>
        )}
        <PriceLine name={t('entries.when')}>{dayAndTime(new Date(at), language)}</PriceLine>
        <PriceLine name={t('entries.state')}>{t(`status.${status}`)}</PriceLine>
        <PriceLine name={t('entries.reference')}>
          <span className={styles.reference}>{ref}</span>
        </PriceLine>
      </PriceLines>
      <h3 className={styles.title}>{t('entries.title')}</h3>
      {entries.length === 0 ? <p>{t('entries.none')}</p> : <Entries entries={entries} />}
      {idOrder !== null && (
        <div className={styles.order}>
          <ButtonLink to={paths.order(idOrder)} size="small">
            {t('entries.toOrder')}
          </ButtonLink>
        </div>
      )}
    </>
  );
};

const Entries = ({ entries }: Pick<TransactionDetail, 'entries'>) => {
  const { t } = useTranslation('wallet');
  const dollars = useDollars();
  return (
    <>
      <p className={`${text.small} ${text.quiet} ${styles.lead}`}>{t('entries.lead')}</p>
      <PriceLines>
        {[...entries.entries()].map(([place, entry]) => (
          <PriceLine key={place} name={t(`accounts.${accountName(entry)}`)}>
            {entry.amount > 0 ? `+${dollars(entry.amount)}` : dollars(entry.amount)}
          </PriceLine>
        ))}
      </PriceLines>
      <div className={styles.together}>
        <PriceLines>
          <PriceLine name={t('entries.together')}>{dollars(sum(entries.map(({ amount }) => amount)))}</PriceLine>
        </PriceLines>
      </div>
    </>
  );
};
