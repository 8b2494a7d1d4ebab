import type { CheckedTruth, FaultExample } from '@stagedoor/contract/schemas/ledger';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Row, RowGroup, Rows } from '../../../ui/row.tsx';
import styles from './ledger.module.css';

/** Every truth in words; the broken ones first. */
export const Truths = ({ truths }: { truths: readonly CheckedTruth[] }) => {
  const { t } = useTranslation('books');
  const ordered = truths.toSorted((a, b) => Number(b.faults > 0) - Number(a.faults > 0));
  return (
    <RowGroup title={t('ledger.truths')} lead={t('ledger.truthsLead')}>
      <Rows>
        {ordered.map((truth) => (
          <Truth key={truth.name} truth={truth} />
        ))}
      </Rows>
    </RowGroup>
  );
};

const Truth = ({ truth }: { truth: CheckedTruth }) => {
  const { t, find } = useTranslation('books');
  const { name, invariant, says, faults, examples, tookMs } = truth;
  // A truth that is newer than this page speaks for itself, in English.
  const words = find(`truths.${name}`) ?? says;
  return (
    <Row
      name={words}
      more={
        <>
          {t('ledger.took', { invariant, ms: tookMs })}
          {faults > 0 && <Examples examples={examples} />}
        </>
      }
    >
      {faults === 0 ? (
        <Badge kind="safe">{t('ledger.holds')}</Badge>
      ) : (
        <Badge kind="stop">{t('ledger.faults', { count: faults })}</Badge>
      )}
    </Row>
  );
};

const Examples = ({ examples }: { examples: readonly FaultExample[] }) => {
  const { t } = useTranslation('books');
  return (
    <span className={styles.examples}>
      {t('ledger.examples')}
      {examples.map((row) => {
        const line = Object.entries(row)
          .map(([column, value]) => `${column} ${value}`)
          .join(', ');
        return <code key={line}>{line}</code>;
      })}
    </span>
  );
};
