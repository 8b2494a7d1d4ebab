import { contentLimits } from '@stagedoor/contract/content-limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FindForm } from '../content/find-form.tsx';
import { SectionHead } from '../content/section-head.tsx';
import { useSaved } from '../content/use-saved.ts';
import { QueuePage } from '../queue-page.tsx';
import { tagsQuery } from './api.ts';
import { CategoryField } from './category-field.tsx';
import { TagRow } from './tag-row.tsx';

const TagModal = lazy(() => import('./tag-modal.tsx'));

const columns = ['tag', 'category', 'used', 'decision'] as const;

export const TagsPage = () => {
  const { t } = useTranslation('admin');
  const saved = useSaved();
  const [query] = useSearchParams();
  const find = (query.get('find') ?? '').trim().slice(0, contentLimits.titleMax);
  const category = /^[1-9]\d{0,14}$/.test(query.get('category') ?? '') ? String(query.get('category')) : '';
  return (
    <QueuePage
      title={t('content.tags.title')}
      filter={
        <SectionHead lead={t('content.tags.lead')}>
          <FindForm label={t('content.tags.find')} maxLength={contentLimits.titleMax}>
            <CategoryField key={category} name="category" empty={t('content.tags.every')} defaultValue={category} />
          </FindForm>
          <Button look="primary" onClick={() => void saved(ask(TagModal, {}))}>
            {t('content.tags.add')}
          </Button>
        </SectionHead>
      }
      columns={columns.map((name) => ({ name, words: t(`content.tags.${name}`) }))}
      query={useInfiniteQuery(tagsQuery({ find, idCategory: category ? Number(category) : null }))}
      empty={{ title: t('content.tags.empty'), text: t('content.tags.emptyText') }}
      row={(tag, onGone) => <TagRow key={tag.id} tag={tag} onGone={onGone} />}
    />
  );
};
