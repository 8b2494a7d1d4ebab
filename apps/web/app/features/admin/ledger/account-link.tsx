import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import text from '../../../ui/theme/text.module.css';
import { type Account, ownerOf } from './owner.ts';

const longest = 12;
/** The start of a long id; the account's own page shows all of it. */
export const shortened = (id: string) => (id.length > longest ? `${id.slice(0, 8)}…` : id);

export const useAccountWords = () => {
  const { t } = useTranslation('books');
  return (account: Account): string => {
    const { words, id } = ownerOf(account);
    const owner = t(`owners.${words}`, { id: shortened(id) });
    return t('account.title', { kind: t(`kindNames.${account.kind}`), owner });
  };
};

/** An account's name, linked to its statement. */
export const AccountLink = ({ account }: { account: Account }) => {
  const wordsOf = useAccountWords();
  return (
    <Link to={staffPaths.ledgerAccount(account)} className={text.link}>
      {wordsOf(account)}
    </Link>
  );
};
