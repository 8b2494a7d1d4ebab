import { limits } from '@stagedoor/contract/limits';
import { sum } from '@stagedoor/contract/money';
import type { TransactionDetail } from '@stagedoor/contract/schemas/wallet';
import { useQuery } from '@tanstack/react-query';
import { dayAndTime } from '../../shared/dates.ts';
import { paths } from '../../shared/paths.ts';
import type { Asked } from '../../shared/questions.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { Bill, BillLine } from '../../ui/bill.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import text from '../../ui/text.module.css';
import { accountName } from './account-names.ts';
import { transactionQuery } from './api.ts';
import { kindOf } from './kinds.ts';
import styles from './transaction-modal.module.css';
import { useSignedSum } from './use-signed-sum.ts';

/** One sum down to its entries in the books. */
export default function TransactionModal({ id }: Asked<never> & { id: string }) {
  const { t } = useTranslation('wallet');
  const { t: shell } = useTranslation('shell');
  const { data, isError } = useQuery(transactionQuery(id));
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
  const { at, status, ref, entries, idOrder } = transaction;
  return (
    <>
      <Bill>
        <BillLine name={t('entries.sum')}>{signed(transaction)}</BillLine>
        <BillLine name={t('entries.when')}>{dayAndTime(new Date(at), language)}</BillLine>
        <BillLine name={t('entries.state')}>{t(`status.${status}`)}</BillLine>
        <BillLine name={t('entries.reference')}>
          <span className={styles.reference}>{ref}</span>
        </BillLine>
      </Bill>
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
      <Bill>
        {[...entries.entries()].map(([place, entry]) => (
          <BillLine key={place} name={t(`accounts.${accountName(entry)}`)}>
            {entry.amount > 0 ? `+${dollars(entry.amount)}` : dollars(entry.amount)}
          </BillLine>
        ))}
      </Bill>
      <div className={styles.together}>
        <Bill>
          <BillLine name={t('entries.together')}>{dollars(sum(entries.map(({ amount }) => amount)))}</BillLine>
        </Bill>
      </div>
    </>
  );
};
