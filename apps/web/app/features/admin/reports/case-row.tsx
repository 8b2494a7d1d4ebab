import type { ModerationCase } from '@stagedoor/contract/schemas/moderation';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { Picture, Portrait } from '../../../ui/media/picture.tsx';
import text from '../../../ui/theme/text.module.css';
import { Complaints } from './complaints.tsx';
import { Outcome } from './outcome.tsx';
import styles from './reports.module.css';

type Props = { item: ModerationCase; onDecided: () => void };

export const CaseRow = ({ item, onDecided }: Props) => (
  <tr className={styles.case}>
    <th scope="row" data-column="case">
      <Subject item={item} />
    </th>
    <td data-column="said">
      <Complaints item={item} />
    </td>
    <td data-column="decision">
      <Outcome item={item} onDecided={onDecided} />
    </td>
  </tr>
);

const Subject = ({ item }: { item: ModerationCase }) => {
  const { t } = useTranslation('reports');
  const { subject, idSubject, name, path, imageLink, idOwner, ownerName: owner } = item;
  const isPerson = subject === 'USER';
  const kind = subject === 'POST' || subject === 'COMMENT' || subject === 'MESSAGE' ? subject : 'PRODUCT';
  return (
    <div className={styles.subject}>
      <span className={styles.print} data-product={!isPerson}>
        {!isPerson && imageLink !== null ? (
          <Picture base={imageLink} alt="" sizes="72px" />
        ) : (
          <Portrait base={imageLink} alt="" sizes="72px" />
        )}
      </span>
      <div>
        {/* Staff are in nobody’s chats. */}
        {path === null || subject === 'MESSAGE' ? (
          name
        ) : (
          <Link to={path} className={text.link}>
            {name}
          </Link>
        )}
        <small>{isPerson ? t('profile', { id: idOwner }) : t(`of.${kind}`, { owner })}</small>
        <small>
          <Link to={staffPaths.user(idOwner)} className={text.link}>
            {t('person')}
          </Link>
        </small>
        {subject === 'POST' && (
          <small>
            <Link to={staffPaths.post(idSubject)} className={text.link}>
              {t('history.link')}
            </Link>
          </small>
        )}
      </div>
    </div>
  );
};
