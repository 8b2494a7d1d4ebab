import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { fullDate } from '../../shared/time/dates.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import text from '../../ui/theme/text.module.css';
import { type Block, cutAt } from './blocks.ts';
import { BlocksView } from './blocks-view.tsx';
import styles from './documents.module.css';
import { Line } from './line.tsx';

type Props = { title: string; summary: string; version: string; blocks: readonly Block[] };

/** A legal page: version, table of contents and sections. */
export const DocumentPage = ({ title, summary, version, blocks }: Props) => {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const { lead, sections } = cutAt(2, blocks);
  return (
    <Page title={title}>
      <p className={`${text.lead} ${styles.summary}`}>{summary}</p>
      <div className={styles.head}>
        <p className={text.quiet}>{t('version', { date: fullDate(new Date(version), new Date(0), language) })}</p>
        <Button size="small" look="quiet" onClick={() => window.print()}>
          <IconPrinter aria-hidden="true" />
          {t('print')}
        </Button>
      </div>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{t('contents')}</h2>
          <ol>
            {sections.map(({ heading }) => (
              <li key={heading.id}>
                <a href={`#${heading.id}`}>
                  <Line line={heading.line} />
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          <BlocksView blocks={lead} />
          {sections.map(({ heading, blocks: inside }) => (
            <section key={heading.id}>
              <h2 id={heading.id}>
                <Line line={heading.line} />
              </h2>
              <BlocksView blocks={inside} />
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
};
