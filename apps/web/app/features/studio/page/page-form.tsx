import type { Language } from '@stagedoor/contract/limits';
import type { StoredTalentPage } from '@stagedoor/contract/schemas/talent-page';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useFirstProblem } from '../../../shared/forms/use-first-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { Form, Ways } from '../../../ui/fields/form.tsx';
import text from '../../../ui/theme/text.module.css';
import { CraftPart, LinksPart, PicturesPart } from './other-parts.tsx';
import styles from './own-page.module.css';
import { PagePreview, type Preview } from './page-preview.tsx';
import { type PageForm as Filled, usePageForm } from './use-page-form.ts';
import { languagesWith, WordsPart } from './words-part.tsx';

type Props = {
  user: SelfUser;
  page: StoredTalentPage;
  preview: Preview;
  /** What is saved by itself. */
  below: ReactNode;
};

/** The form beside a live preview; on a narrow screen one of them at a time. */
export const PageForm = ({ user, page, preview, below }: Props) => {
  const { t } = useTranslation('ownpage');
  const form = usePageForm(user.idUser, page);
  const [shown, setShown] = useShownLanguage(form);
  const [isPreview, setIsPreview] = useState(false);
  const paper = useFirstProblem(form.failures);
  const top = useRef<HTMLDivElement>(null);
  useScrollToHash();
  const toggle = (
    <Button
      onClick={() => {
        flushSync(() => setIsPreview(!isPreview));
        top.current?.scrollIntoView();
      }}
    >
      {t(isPreview ? 'backToForm' : 'showPreview')}
    </Button>
  );
  return (
    <>
      <div ref={top} className={styles.switch}>
        {toggle}
      </div>
      <div className={styles.columns} data-preview={isPreview}>
        <div className={styles.form}>
          {form.restored && (
            <Note>
              <p>{t('restored')}</p>
              <Button size="small" onClick={form.startOver}>
                {t('startOver')}
              </Button>
            </Note>
          )}
          <Form ref={paper} onSubmit={form.submit}>
            <div id="words" className={styles.target}>
              <WordsPart form={form} shown={shown} onShow={setShown} />
            </div>
            <div id="pictures" className={styles.target}>
              <PicturesPart form={form} />
            </div>
            <CraftPart form={form} />
            <LinksPart form={form} />
            {form.failure !== undefined && <Problem>{form.failure}</Problem>}
            {Object.keys(form.problems).length > 0 && <Problem>{t('wrong')}</Problem>}
            <Ways>
              <Button type="submit" look="primary" size="large" busy={form.busy}>
                {t('save')}
              </Button>
              <span className={styles.switch}>{toggle}</span>
            </Ways>
            <p className={`${text.small} ${text.quiet}`}>{t('kept')}</p>
          </Form>
          {below}
        </div>
        <aside className={styles.aside}>
          <h2 id="preview">{t('preview')}</h2>
          <PagePreview user={user} values={form.values} language={shown} preview={preview} />
        </aside>
      </div>
    </>
  );
};

/** After a failed save, a language with a wrong text. */
const useShownLanguage = ({ failures, problems }: Filled) => {
  const state = useState<Language>(useLanguage());
  const [shown, setShown] = state;
  const wrong = languagesWith(problems);
  const [seen, setSeen] = useState(failures);
  if (seen !== failures) {
    setSeen(failures);
    if (wrong[0] && !wrong.includes(shown)) setShown(wrong[0]);
  }
  return state;
};

/** The parts that a link names appear only with the data. */
const useScrollToHash = () => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
};
