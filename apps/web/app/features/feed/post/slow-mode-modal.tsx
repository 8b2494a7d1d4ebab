import { feedLimits } from '@stagedoor/contract/feed-limits';
import { limits } from '@stagedoor/contract/limits';
import type { Post } from '@stagedoor/contract/schemas/feed';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { type SlowSeconds, setSlowMode } from '../api.ts';
import { useShowFeedProblem } from '../use-feed-problem.tsx';
import { useWait } from '../use-wait.ts';

/** How long each person waits between two comments on a post. */
export default function SlowModeModal({ post, answer }: ModalProps<SlowSeconds> & { post: Post }) {
  const { t } = useTranslation('feed');
  const { t: shell } = useTranslation('shell');
  const wait = useWait();
  const [chosen, setChosen] = useState(String(post.slowSeconds));
  const seconds = feedLimits.slowModes.find((known) => String(known) === chosen) ?? 0;
  const { mutate, isPending } = useMutation({
    mutationFn: () => setSlowMode(post, seconds),
    onSuccess: () => {
      toast.success(t('slow.done'));
      answer(seconds);
    },
    onError: useShowFeedProblem(),
  });
  const options = feedLimits.slowModes.map((known) => ({
    value: String(known),
    label: known === 0 ? t('slow.off') : wait(known),
  }));
  return (
    <Dialog title={t('slow.title')} closeLabel={shell('close')} width={limits.modals.winnerWidth}>
      <Form onSubmit={() => mutate()}>
        <p>{t('slow.lead')}</p>
        <Choice legend={t('slow.label')} value={chosen} options={options} onChange={setChosen} />
        <Button type="submit" look="primary" busy={isPending}>
          {t('slow.save')}
        </Button>
      </Form>
    </Dialog>
  );
}
