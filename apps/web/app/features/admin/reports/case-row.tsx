import type { ModerationCase } from '@stagedoor/contract/schemas/moderation';
import { Link } from 'react-router';
import { paths } from '../../../shared/paths.ts';
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

const Subject = ({ item: { subject, idSubject, name, imageLink, idOwner, ownerName } }: { item: ModerationCase }) => {
  const { t } = useTranslation('reports');
  const isProduct = subject === 'PRODUCT';
  const to = isProduct
    ? paths.product({ idProduct: idSubject, idOwner })
    : paths.profile({ idUser: idSubject, nickname: null });
  return (
    <div className={styles.subject}>
      <span className={styles.print} data-product={isProduct}>
        {isProduct && imageLink !== null ? (
          <Picture base={imageLink} alt="" sizes="72px" />
        ) : (
          <Print base={imageLink} alt="" sizes="72px" />
        )}
      </span>
      <div>
        <Link to={to} className={text.link}>
          {name}
        </Link>
        <small>{isProduct ? t('product', { owner: ownerName }) : t('profile', { id: idOwner })}</small>
        <small>
          <Link to={staffPaths.user(idOwner)} className={text.link}>
            {t('person')}
          </Link>
        </small>
      </div>
    </div>
  );
};
