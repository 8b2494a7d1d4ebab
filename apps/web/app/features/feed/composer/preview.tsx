import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ownPlansQuery } from './api.ts';
import { useFoundVideo } from './link-field.tsx';
import { postOf } from './post-of.ts';
import type { ComposerForm } from './use-composer.ts';

const PreviewModal = lazy(() => import('./preview-modal.tsx'));

/** Shows the post as readers will see it. */
export const Preview = ({ form }: { form: ComposerForm }) => {
  const { t } = useTranslation('composer');
  const { data: video = null } = useFoundVideo(form.values);
  const { data: plans = [] } = useQuery({ ...ownPlansQuery(useLanguage()), enabled: form.isOwner });
  return <Button onClick={() => void ask(PreviewModal, { post: postOf(form, video, plans) })}>{t('preview')}</Button>;
};
