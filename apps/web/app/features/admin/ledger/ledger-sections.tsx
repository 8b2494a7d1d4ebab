import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { ChipLink, ChipRow } from '../../../ui/buttons/chip.tsx';

const sections = [
  { name: 'overview', to: staffPaths.ledger() },
  { name: 'accounts', to: staffPaths.ledgerAccounts() },
  { name: 'transactions', to: staffPaths.ledgerTransactions() },
] as const;

/** Links to the three views of the ledger. */
export const LedgerSections = ({ current }: { current?: (typeof sections)[number]['name'] }) => {
  const { t } = useTranslation('books');
  return (
    <ChipRow label={t('ledger.rooms')}>
      {sections.map(({ name, to }) => (
        <ChipLink key={name} to={to} current={name === current}>
          {t(`ledger.${name}`)}
        </ChipLink>
      ))}
    </ChipRow>
  );
};
