import { Link } from 'react-router';
import { staffPaths } from '../../../shared/staff-paths.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import text from '../../../ui/text.module.css';
import { type Account, ownerOf } from './owner.ts';

const longest = 12;
/** Enough of a long number to tell it apart; its own page has the whole. */
export const shortened = (id: string) => (id.length > longest ? `${id.slice(0, 8)}…` : id);

export const useAccountWords = () => {
  const { t } = useTranslation('books');
  return (account: Account): string => {
    const { words, id } = ownerOf(account);
    const owner = t(`owners.${words}`, { id: shortened(id) });
    return t('account.title', { kind: t(`kindNames.${account.kind}`), owner });
  };
};

/** An account by name; behind it everything that happened to it. */
export const AccountLink = ({ account }: { account: Account }) => {
  const wordsOf = useAccountWords();
  return (
    <Link to={staffPaths.ledgerAccount(account)} className={text.link}>
      {wordsOf(account)}
    </Link>
  );
};
