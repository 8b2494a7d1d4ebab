import { feedLimits } from '@stagedoor/contract/feed-limits';
import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { FeedCategory } from '@stagedoor/contract/schemas/feed';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { toHeading } from '../../../shared/browser/to-heading.ts';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { Fetched } from '../../../shared/feedback/fetched.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Row, RowGroup, Rows } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import { categoriesQuery, removeCategory } from './api.ts';
import { CategoryForm } from './category-form.tsx';

const ConfirmModal = lazy(() => import('../../../shared/dialogs/confirm-modal.tsx'));

type Props = { space: FeedSpace; idUser: number };

/** The categories of one space: create, rename, delete. */
export const Categories = ({ space, idUser }: Props) => {
  const { t } = useTranslation('feedsettings');
  const query = useQuery(categoriesQuery(space, idUser));
  return (
    <RowGroup title={t(space)}>
      <Fetched query={query}>
        {(categories) => (
          <>
            {categories.length === 0 && <p className={text.quiet}>{t('categories.empty')}</p>}
            <Rows>
              {categories.map((category) => (
                <CategoryRow key={category.idCategory} space={space} idUser={idUser} category={category} />
              ))}
            </Rows>
            {categories.length < feedLimits.categoriesMax ? (
              <CategoryForm space={space} idUser={idUser} />
            ) : (
              <p className={text.quiet}>{t('categories.full', { most: feedLimits.categoriesMax })}</p>
            )}
          </>
        )}
      </Fetched>
    </RowGroup>
  );
};

const CategoryRow = ({ space, idUser, category }: Props & { category: FeedCategory }) => {
  const { t } = useTranslation('feedsettings');
  const [isEdited, setEdited] = useState(false);
  const { press, isPending } = useRemove(space, idUser, category);
  const { name } = category;
  if (isEdited)
    return (
      <li>
        <CategoryForm space={space} idUser={idUser} category={category} onEnd={() => setEdited(false)} />
      </li>
    );
  return (
    <Row name={name}>
      <Button
        size="small"
        look="quiet"
        busy={isPending}
        aria-label={`${t('categories.remove')}: ${name}`}
        onClick={() => void press()}
      >
        {t('categories.remove')}
      </Button>
      <Button size="small" aria-label={`${t('categories.edit')}: ${name}`} onClick={() => setEdited(true)}>
        {t('categories.edit')}
      </Button>
    </Row>
  );
};

/** Says that the posts stay, and asks. */
const useRemove = (space: FeedSpace, idUser: number, { idCategory, name }: FeedCategory) => {
  const { t } = useTranslation('feedsettings');
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeCategory(space, idCategory),
    onSuccess: async () => {
      await cache.invalidateQueries(categoriesQuery(space, idUser));
      toast.success(t('categories.removed'));
      toHeading();
    },
    onError: useShowProblem(),
  });
  const press = async () => {
    const answer = await ask(ConfirmModal, {
      look: 'stop',
      title: t('categories.removeTitle', { name }),
      text: t('categories.removeText'),
      yes: t('categories.removeYes'),
      no: t('categories.removeNo'),
    });
    if (answer === 'yes') mutate();
  };
  return { press, isPending };
};
