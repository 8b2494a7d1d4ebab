import type { Mandate } from '@stagedoor/contract/schemas/agents';
import type { PostDraft } from '@stagedoor/contract/schemas/feed';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useRef } from 'react';
import { toast } from '../../../shared/feedback/toasts.ts';
import { leaving, useForm } from '../../../shared/forms/use-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useServerOffset } from '../../../shared/time/server-clock.ts';
import { useFileUpload } from '../../../shared/upload/use-file-upload.ts';
import { savePost, useRefreshFeed } from './api.ts';
import { checkPost, parsedBody } from './check-post.ts';
import { type PostProblems, refusedFields } from './problems.ts';
import { usePictures } from './use-pictures.ts';
import { type ComposedFile, emptyPost, formName, type Place, type PostValues, postDraft, valuesOf } from './values.ts';

export type ComposerForm = ReturnType<typeof useComposer>;

type Given = {
  user: SelfUser;
  /** For whom the user acts on this page. */
  talent: Mandate['partner'] | undefined;
  place: Place;
  stored: PostDraft | undefined;
  onDone: () => void;
};

/** The form of a post. What this browser keeps of it goes when it is saved. */
export const useComposer = ({ user, talent, place, stored, onDone }: Given) => {
  const { t } = useTranslation('composer');
  const refresh = useRefreshFeed();
  const now = useServerOffset() + Date.now();
  const isPublished = stored !== undefined && stored.published !== null;
  const start = stored ? valuesOf(stored) : emptyPost();
  const kept = postDraft(place, stored && start);
  const isDraft = useRef(false);
  // The page of the user, or of whom they act for.
  const manages = user.idUser === place.idUser || talent !== undefined;
  const upload = useFileUpload(formName(place), manages ? undefined : place.idUser);
  const withFile = (values: PostValues): PostValues => ({ ...values, file: uploadedBy(upload) ?? values.file });

  const form = useForm<PostValues, PostProblems>({
    start,
    draft: kept,
    check: (values) =>
      checkPost(withFile(values), {
        place,
        now,
        isPublished,
        draft: isDraft.current,
        uploading: pictures.isBusy ? 'pictures' : isBusy(upload) ? 'file' : undefined,
      }),
    refusedFields,
  });
  const pictures = usePictures(
    () => form.values.pictures.length,
    (picture) => form.change((latest) => ({ attached: 'pictures', pictures: [...latest.pictures, picture] })),
  );
  const values = withFile(form.values);

  const submit = (draft: boolean) => {
    isDraft.current = draft;
    return form.submit(async () => {
      await savePost(place.space, parsedBody(values, place, draft));
      kept.drop();
      await upload.done();
      toast.success(t(`done.${draft ? 'draft' : isPublished ? 'changed' : values.isLater ? 'later' : 'now'}`));
      await refresh();
      onDone();
      return leaving;
    });
  };
  return {
    ...form,
    values,
    place,
    user,
    now,
    isPublished,
    talent,
    manages,
    pictures,
    upload,
    submit: () => submit(false),
    saveDraft: () => submit(true),
    startOver: () => {
      form.startOver();
      void upload.giveUp();
    },
  };
};

type Upload = ReturnType<typeof useFileUpload>;

const isBusy = ({ state }: Upload) => ['sending', 'waiting', 'checking'].includes(state.kind);

const uploadedBy = ({ state, file }: Upload): ComposedFile | null =>
  state.kind === 'ready' ? { idFile: state.idFile, type: file?.type.startsWith('audio/') ? 'AUDIO' : 'VIDEO' } : null;
