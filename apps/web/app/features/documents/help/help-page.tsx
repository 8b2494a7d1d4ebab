import { limits } from '@stagedoor/contract/limits';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import text from '../../../ui/theme/text.module.css';
import { BlocksView } from '../blocks-view.tsx';
import documents from '../documents.module.css';
import { Line } from '../line.tsx';
import { type Answer, type AnswerGroup, findAnswers } from './answers.ts';
import styles from './help.module.css';
import { useNamedAnswer } from './use-named-answer.ts';

type Props = { title: string; summary: string; groups: readonly AnswerGroup[]; search: string; children: ReactNode };

/** The answers, searchable without scripts too, and the contact form below. */
export const HelpPage = ({ title, summary, groups, search, children }: Props) => {
  const [typed, setTyped] = useState(search);
  const found = findAnswers(groups, typed);
  const named = useNamedAnswer();
  return (
    <Page title={title}>
      <p className={`${text.lead} ${documents.summary}`}>{summary}</p>
      <Search typed={typed} onType={setTyped} />
      <Found typed={typed} found={found} onClear={() => setTyped('')} />
      <div className={styles.groups}>
        {found.map(({ heading, answers }) => (
          <section key={heading.id}>
            <h2 id={heading.id}>
              <Line line={heading.line} />
            </h2>
            {answers.map((answer) => (
              <AnswerView key={answer.heading.id} answer={answer} isOpen={answer.heading.id === named} />
            ))}
          </section>
        ))}
      </div>
      {children}
    </Page>
  );
};

/** A form that the server can answer; with scripts, every keystroke filters. */
const Search = ({ typed, onType }: { typed: string; onType: (text: string) => void }) => {
  const { t } = useTranslation('help');
  return (
    <search>
      <form action={paths.help()} className={styles.search} onSubmit={(event) => event.preventDefault()}>
        <Field
          label={t('search')}
          hint={t('searchHint')}
          type="search"
          name="q"
          maxLength={limits.search.textMax}
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
        <Button type="submit">{t('find')}</Button>
      </form>
    </search>
  );
};

type FoundProps = { typed: string; found: readonly AnswerGroup[]; onClear: () => void };

const Found = ({ typed, found, onClear }: FoundProps) => {
  const { t } = useTranslation('help');
  const search = typed.trim();
  const count = found.reduce((sum, { answers }) => sum + answers.length, 0);
  return (
    <p role="status" className={styles.found}>
      {search !== '' && (
        <>
          {count > 0 ? t('found', { count }) : t('none', { text: search })}{' '}
          <Link to={paths.help()} className={text.link} onClick={onClear} preventScrollReset>
            {t('clear')}
          </Link>
        </>
      )}
    </p>
  );
};

const AnswerView = ({ answer: { heading, blocks }, isOpen }: { answer: Answer; isOpen: boolean }) => (
  <details id={heading.id} className={styles.answer} open={isOpen}>
    <summary>
      <h3>
        <Line line={heading.line} />
      </h3>
    </summary>
    <div className={documents.text}>
      <BlocksView blocks={blocks} />
    </div>
  </details>
);
