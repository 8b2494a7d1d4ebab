import type { Localized } from '@stagedoor/contract/schemas/content';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import styles from './presentation.module.css';

type Props = { steps: Localized | null; label: Localized | null };

const usual = ['one', 'two', 'three'] as const;

/** A live preview of the texts in the current language. */
export const Preview = ({ steps, label }: Props) => {
  const { t } = useTranslation('admin');
  const { t: buy } = useTranslation('buy');
  const { t: instructions } = useTranslation('instructions');
  const language = useLanguage();
  const lines = steps
    ? steps[language].split('\n').filter((line) => line.trim() !== '')
    : usual.map((step) => instructions(`EVENT.${step}`));
  const words = label ? label[language].trim() : buy('keepHidden');
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">{t('content.presentation.preview')}</h2>
      <div className={styles.part}>
        <h3>{t('content.presentation.previewSteps')}</h3>
        <Whose own={steps !== null} />
      </div>
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      {lines.length === 0 && <p>{t('content.presentation.nothing')}</p>}
      <div className={styles.part}>
        <h3>{t('content.presentation.previewLabel')}</h3>
        <Whose own={label !== null} />
      </div>
      <p>{words || t('content.presentation.nothing')}</p>
    </section>
  );
};

const Whose = ({ own }: { own: boolean }) => {
  const { t } = useTranslation('admin');
  return (
    <Badge kind={own ? 'lamp' : 'plain'}>{t(own ? 'content.presentation.own' : 'content.presentation.usual')}</Badge>
  );
};
