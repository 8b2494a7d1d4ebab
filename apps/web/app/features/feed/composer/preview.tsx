import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFoundVideo } from './link-field.tsx';
import { postOf } from './post-of.ts';
import type { ComposerForm } from './use-composer.ts';
import { usePlans } from './use-plans.ts';

const PreviewModal = lazy(() => import('./preview-modal.tsx'));

/** Shows the post as readers will see it. */
export const Preview = ({ form }: { form: ComposerForm }) => {
  const { t } = useTranslation('composer');
  const { data: video = null } = useFoundVideo(form.values);
  const plans = usePlans(form) ?? [];
  return <Button onClick={() => void ask(PreviewModal, { post: postOf(form, video, plans) })}>{t('preview')}</Button>;
};
