import type { StoredTalentPage } from '@stagedoor/contract/schemas/talent-page';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import text from '../../../ui/theme/text.module.css';
import styles from './own-page.module.css';

type Props = { page: StoredTalentPage; hasProduct: boolean };

const steps = ['portrait', 'headline', 'about', 'firstProduct'] as const;

/** What a new page still lacks, as it is saved; gone when everything is there. */
export const Checklist = ({ page, hasProduct }: Props) => {
  const { t } = useTranslation('ownpage');
  const isWritten = (words: Record<string, string>) => Object.values(words).every((said) => said.trim() !== '');
  const done = {
    portrait: page.idImage !== null,
    headline: isWritten(page.headline),
    about: isWritten(page.about),
    firstProduct: hasProduct,
  };
  const leadsTo = { portrait: '#pictures', headline: '#words', about: '#words', firstProduct: paths.newProduct() };
  if (steps.every((step) => done[step])) return null;
  return (
    <section className={styles.checklist} aria-labelledby="checklist">
      <h2 id="checklist">{t('checklist.title')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step} data-done={done[step]}>
            <span className={styles.mark} aria-hidden="true">
              {done[step] && <IconCheck />}
            </span>
            {done[step] ? (
              <span>
                {t(`checklist.${step}`)} <span className={text.hidden}>{t('checklist.done')}</span>
              </span>
            ) : (
              <Link className={text.link} to={leadsTo[step]}>
                {t(`checklist.${step}`)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
