import { ApiError } from '@stagedoor/contract/errors';
import { feedLimits } from '@stagedoor/contract/feed-limits';
import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import { type FeedCategory, saveCategoryBody } from '@stagedoor/contract/schemas/feed';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../shared/feedback/toasts.ts';
import { issuesIn } from '../../../shared/forms/issues-in.ts';
import { textField } from '../../../shared/forms/text-field.ts';
import { useFirstProblem } from '../../../shared/forms/use-first-problem.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { focusFirst } from '../../../ui/fields/focus-first.ts';
import { Form, Ways } from '../../../ui/fields/form.tsx';
import { categoriesQuery, saveCategory } from './api.ts';

type Problems = { name?: 'taken' | 'required' | 'invalid' };

const check = (values: { name: string }): Problems =>
  values.name.trim() === ''
    ? { name: 'required' }
    : issuesIn(saveCategoryBody, values).length > 0
      ? { name: 'invalid' }
      : {};

const refusedFields = (error: unknown): Problems | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  if (error.name === 'contentExists') return { name: 'taken' };
  return error.fields?.name ? { name: 'invalid' } : undefined;
};

type Props = { space: FeedSpace; idUser: number; category?: FeedCategory; onEnd?: () => void };

/** Creates a category, or renames one. */
export const CategoryForm = ({ space, idUser, category, onEnd }: Props) => {
  const { t } = useTranslation('feedsettings');
  const cache = useQueryClient();
  const form = useForm<{ name: string }, Problems>({ start: { name: category?.name ?? '' }, check, refusedFields });
  const ref = useFirstProblem(form.failures);
  const { name: problem } = form.problems;
  const save = async () => {
    await saveCategory(space, { ...form.values, ...(category && { idCategory: category.idCategory }) });
    await cache.invalidateQueries(categoriesQuery(space, idUser));
    toast.success(t('categories.saved'));
    form.startOver();
    onEnd?.();
  };
  return (
    <Form ref={ref} spaced onSubmit={() => form.submit(save)}>
      <Field
        {...textField(form, 'name')}
        ref={category && focusFirst}
        label={t(category ? 'categories.rename' : 'categories.name')}
        maxLength={feedLimits.categoryMax}
        autoComplete="off"
        problem={problem && t(`categories.${problem}`)}
      />
      {form.failure !== undefined && <Problem>{form.failure}</Problem>}
      <Ways>
        <Button type="submit" size="small" busy={form.busy}>
          {t(category ? 'categories.save' : 'categories.add')}
        </Button>
        {onEnd && (
          <Button look="quiet" size="small" onClick={onEnd}>
            {t('categories.cancel')}
          </Button>
        )}
      </Ways>
    </Form>
  );
};
