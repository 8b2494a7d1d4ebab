import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { PostDraft } from '@stagedoor/contract/schemas/feed';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Fetching } from '../../../shared/feedback/fetching.tsx';
import { useFirstProblem } from '../../../shared/forms/use-first-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { useRepresented } from '../../../shared/people/mandates.ts';
import { useSession } from '../../../shared/session/session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { Form, Ways } from '../../../ui/fields/form.tsx';
import text from '../../../ui/theme/text.module.css';
import { storedPostQuery } from './api.ts';
import { AttachPart } from './attach-part.tsx';
import { AudiencePart } from './audience-part.tsx';
import { CategoryPart } from './category-part.tsx';
import styles from './composer.module.css';
import { Preview } from './preview.tsx';
import { takeFiles } from './take-files.ts';
import { type ComposerForm, useComposer } from './use-composer.ts';
import { WhenPart } from './when-part.tsx';
import { WordsPart } from './words-part.tsx';

type Props = {
  space: FeedSpace;
  /** Whose page it is on. */
  idUser: number;
  /** Changes this post. */
  idPost?: number | undefined;
  onDone: () => void;
};

/** Writes a post, or changes one. */
export default function Composer(props: Props) {
  const { user } = useSession();
  if (!user) return null;
  return props.idPost === undefined ? (
    <Written {...props} user={user} stored={undefined} />
  ) : (
    <Stored {...props} user={user} idPost={props.idPost} />
  );
}

type WithUser = Props & { user: SelfUser };

const Stored = (props: WithUser & { idPost: number }) => {
  const { t } = useTranslation('composer');
  const { data, isError, refetch } = useQuery(storedPostQuery(props.space, props.idPost, useLanguage()));
  if (data) return <Written {...props} stored={data} />;
  return <Fetching failed={isError} again={refetch} problem={t('failed')} />;
};

const Written = ({ space, idUser, idPost, onDone, user, stored }: WithUser & { stored: PostDraft | undefined }) => {
  const { t } = useTranslation('composer');
  const place = { idAuthor: user.idUser, idUser, space, idPost };
  const talent = useRepresented(user).find((one) => one.idUser === idUser);
  const form = useComposer({ user, talent, place, stored, onDone });
  const paper = useFirstProblem(form.failures);
  const [over, setOver] = useState(false);
  return (
    <section
      className={styles.composer}
      data-over={over}
      aria-label={t(idPost === undefined ? 'new' : 'edit')}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (takeFiles(form, [...event.dataTransfer.files])) event.preventDefault();
      }}
    >
      {talent && (
        <Note>
          <p>{t('acting', { name: talent.name })}</p>
        </Note>
      )}
      {form.restored && (
        <Note>
          <p>{t('restored')}</p>
          <Button size="small" onClick={form.startOver}>
            {t('startOver')}
          </Button>
        </Note>
      )}
      <Form ref={paper} onSubmit={form.submit}>
        <WordsPart form={form} />
        <AttachPart form={form} />
        {form.manages && <AudiencePart form={form} />}
        <CategoryPart form={form} />
        {form.manages && !form.isPublished && <WhenPart form={form} />}
        {form.failure !== undefined && <Problem>{form.failure}</Problem>}
        <End form={form} onCancel={onDone} />
      </Form>
    </section>
  );
};

const End = ({ form, onCancel }: { form: ComposerForm; onCancel: () => void }) => {
  const { t } = useTranslation('composer');
  const { values, isPublished, manages, busy } = form;
  return (
    <>
      <Ways>
        <Button type="submit" look="primary" busy={busy}>
          {t(isPublished ? 'save' : values.isLater ? 'schedule' : 'publish')}
        </Button>
        {manages && !isPublished && (
          <Button busy={busy} onClick={() => void form.saveDraft()}>
            {t('keepDraft')}
          </Button>
        )}
        <Preview form={form} />
        <Button look="quiet" onClick={onCancel}>
          {t('close')}
        </Button>
      </Ways>
      <p className={`${text.small} ${text.quiet}`}>{t('kept')}</p>
    </>
  );
};
