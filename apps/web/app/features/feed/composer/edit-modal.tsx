import type { Post } from '@stagedoor/contract/schemas/feed';
import { Suspense } from 'react';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import Composer from './composer.tsx';

const width = 760;

/** Changes a post where it is read. */
export default function EditModal({ post, answer }: ModalProps<never> & { post: Post }) {
  const { t } = useTranslation('composer');
  const { space, idUser, idPost } = post;
  return (
    <Dialog title={t('edit')} closeLabel={t('close')} width={width}>
      {/* What is still loading must not hide the dialog itself: that would close it. */}
      <Suspense>
        <Composer space={space} idUser={idUser} idPost={idPost} onDone={() => answer()} />
      </Suspense>
    </Dialog>
  );
}
