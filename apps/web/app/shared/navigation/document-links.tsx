import { Link } from 'react-router';
import text from '../../ui/theme/text.module.css';
import { useTranslation } from '../i18n/use-translation.ts';
import type { DocumentName } from './document-names.ts';
import { paths } from './paths.ts';

/** Links to the full documents beside a consent checkbox. They open in a new tab, so that no input is lost. */
export const DocumentLinks = ({ names }: { names: readonly DocumentName[] }) => {
  const { t } = useTranslation('shell');
  return names.map((name, place) => (
    <span key={name}>
      {place > 0 && ' · '}
      <Link to={paths.document(name)} target="_blank" className={text.link}>
        {t(`footer.documents.${name}`)}
      </Link>
    </span>
  ));
};
