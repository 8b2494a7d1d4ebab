import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { RemindOfReturn } from '../../shared/people/remind-of-return.tsx';
import { shortDate } from '../../shared/time/dates.ts';
import { Note } from '../../ui/feedback/note.tsx';
import styles from './product-page.module.css';

type Props = { name: string; idTalent: number; until: string; isSold: boolean };

/** It can be bought all the same, except for a date in that time. */
export default function AwayNote({ name, idTalent, until, isSold }: Props) {
  const { t } = useTranslation('product');
  return (
    <div className={styles.away}>
      <Note>{t(isSold ? 'away' : 'awayOnly', { name, date: shortDate(new Date(until), useLanguage()) })}</Note>
      <RemindOfReturn idTalent={idTalent} />
    </div>
  );
}
