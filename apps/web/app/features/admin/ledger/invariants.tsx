import type { CheckedInvariant, FaultExample } from '@stagedoor/contract/schemas/ledger';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Row, RowGroup, Rows } from '../../../ui/layout/row.tsx';
import styles from './ledger.module.css';

/** All invariants in words, broken ones first. */
export const Invariants = ({ truths }: { truths: readonly CheckedInvariant[] }) => {
  const { t } = useTranslation('books');
  const ordered = truths.toSorted((a, b) => Number(b.faults > 0) - Number(a.faults > 0));
  return (
    <RowGroup title={t('ledger.truths')} lead={t('ledger.truthsLead')}>
      <Rows>
        {ordered.map((checked) => (
          <InvariantRow key={checked.name} checked={checked} />
        ))}
      </Rows>
    </RowGroup>
  );
};

const InvariantRow = ({ checked }: { checked: CheckedInvariant }) => {
  const { t, find } = useTranslation('books');
  const { name, invariant, says, faults, examples, tookMs } = checked;
  // An invariant that this page does not know is described by the server, in English.
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
