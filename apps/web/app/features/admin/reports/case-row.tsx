import type { ModerationCase } from '@stagedoor/contract/schemas/moderation';
import { Link } from 'react-router';
import { staffPaths } from '../../../shared/staff-paths.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Picture, Print } from '../../../ui/print.tsx';
import text from '../../../ui/text.module.css';
import { Outcome } from './outcome.tsx';
import styles from './reports.module.css';
import { Said } from './said.tsx';

type Props = { item: ModerationCase; onDecided: () => void };

export const CaseRow = ({ item, onDecided }: Props) => (
  <tr className={styles.case}>
    <th scope="row" data-column="case">
      <Subject item={item} />
    </th>
    <td data-column="said">
      <Said item={item} />
    </td>
    <td data-column="decision">
      <Outcome item={item} onDecided={onDecided} />
    </td>
  </tr>
);

const Subject = ({ item: { subject, name, path, imageLink, idOwner, ownerName } }: { item: ModerationCase }) => {
  const { t } = useTranslation('reports');
  const isPerson = subject === 'USER';
  return (
    <div className={styles.subject}>
      <span className={styles.print} data-product={!isPerson}>
        {!isPerson && imageLink !== null ? (
          <Picture base={imageLink} alt="" sizes="72px" />
        ) : (
          <Print base={imageLink} alt="" sizes="72px" />
        )}
      </span>
      <div>
        {path === null ? (
          name
        ) : (
          <Link to={path} className={text.link}>
            {name}
          </Link>
        )}
        <small>{isPerson ? t('profile', { id: idOwner }) : t('product', { owner: ownerName })}</small>
        <small>
          <Link to={staffPaths.user(idOwner)} className={text.link}>
            {t('person')}
          </Link>
        </small>
      </div>
    </div>
  );
};
