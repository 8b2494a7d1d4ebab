import type { StaffTag } from '@stagedoor/contract/schemas/content';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useRefreshQueue } from '../api.ts';
import { useAction } from '../content/use-action.ts';
import { useSaved } from '../content/use-saved.ts';
import styles from '../queue.module.css';
import { deleteTag } from './api.ts';

const TagModal = lazy(() => import('./tag-modal.tsx'));
const MergeModal = lazy(() => import('./merge-modal.tsx'));
const ConfirmModal = lazy(() => import('../../../shared/dialogs/confirm-modal.tsx'));

type Props = { tag: StaffTag; onGone: () => void };

export const TagRow = ({ tag, onGone }: Props) => {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { title, category, talents } = tag;
  const name = title[language];
  const { rename, merge, remove } = useTagWays(tag, onGone);
  return (
    <tr>
      <th scope="row" data-column="tag">
        <span>{name}</span>
        <small>{tag.name}</small>
      </th>
      <td data-column="category">{category[language]}</td>
      <td data-column="used">{t('content.talents', { count: talents })}</td>
      <td data-column="decision">
        <div className={styles.ways}>
          <Button size="small" aria-label={t('content.tags.renameName', { name })} onClick={() => void rename()}>
            {t('content.tags.rename')}
          </Button>
          <Button size="small" aria-label={t('content.tags.mergeName', { name })} onClick={() => void merge()}>
            {t('content.tags.merge')}
          </Button>
          <Button
            size="small"
            look="quiet"
            aria-label={t('content.tags.removeName', { name })}
            onClick={() => void remove()}
          >
            {t('content.tags.remove')}
          </Button>
        </div>
      </td>
    </tr>
  );
};

const useTagWays = (tag: StaffTag, onGone: () => void) => {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const refresh = useRefreshQueue();
  const saved = useSaved();
  const { id, talents } = tag;
  const name = tag.title[language];
  const erase = useAction({
    send: () => deleteTag({ id }),
    done: () => t('content.tags.removed'),
  });
  return {
    rename: () => saved(ask(TagModal, { tag })),
    merge: async () => {
      const answer = await ask(MergeModal, { tag });
      await refresh();
      if (answer !== 'merged') return;
      toast.success(t('content.tags.merged'));
      onGone();
    },
    remove: async () => {
      const answer = await ask(ConfirmModal, {
        title: t('content.tags.removing', { name }),
        text: t('content.tags.removingText', { count: talents }),
        yes: t('content.tags.remove'),
        no: t('keep'),
      });
      if (answer === 'yes') erase.mutate(undefined, { onSuccess: onGone });
    },
  };
};
