import { staffPaths } from '../../../shared/staff-paths.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { ChipLink, ChipRow } from '../../../ui/chip.tsx';

const rooms = [
  { name: 'overview', to: staffPaths.ledger() },
  { name: 'accounts', to: staffPaths.ledgerAccounts() },
  { name: 'transactions', to: staffPaths.ledgerTransactions() },
] as const;

/** The three ways to read the books. */
export const LedgerRooms = ({ current }: { current?: (typeof rooms)[number]['name'] }) => {
  const { t } = useTranslation('books');
  return (
    <ChipRow label={t('ledger.rooms')}>
      {rooms.map(({ name, to }) => (
        <ChipLink key={name} to={to} current={name === current}>
          {t(`ledger.${name}`)}
        </ChipLink>
      ))}
    </ChipRow>
  );
};
