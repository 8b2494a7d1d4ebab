import type { Branch, DirectoryGroup } from '@stagedoor/contract/schemas/content';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Row, Rows } from '../../../ui/layout/row.tsx';
import { useSaved } from '../content/use-saved.ts';
import { BranchTools, type Place } from './branch-tools.tsx';
import styles from './groups.module.css';

const BranchModal = lazy(() => import('./branch-modal.tsx'));

type Props = { group: DirectoryGroup; place: Place };

export const GroupSection = ({ group, place }: Props) => {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const saved = useSaved();
  const { id, title, categories } = group;
  const name = title[language];
  return (
    <section className={styles.group} aria-labelledby={`group-${id}`}>
      <div className={styles.head}>
        <div>
          <h2 id={`group-${id}`}>
            {name}
            <Hidden branch={group} />
          </h2>
          <p className={styles.facts}>
            <Facts branch={group} />
          </p>
        </div>
        <BranchTools kind="group" branch={group} place={place} />
      </div>
      <div className={styles.categories}>
        <Rows>
          {categories.map((category, at) => (
            <Row
              key={category.id}
              name={
                <>
                  {category.title[language]} <Hidden branch={category} />
                </>
              }
              more={<Facts branch={category} />}
            >
              <BranchTools kind="category" branch={category} place={{ at, of: categories.length }} />
            </Row>
          ))}
        </Rows>
        {categories.length === 0 && <p className={styles.facts}>{t('content.groups.noCategories')}</p>}
        <Button
          size="small"
          aria-label={t('content.groups.addCategoryName', { name })}
          onClick={() => void saved(ask(BranchModal, { kind: 'category', group }))}
        >
          {t('content.groups.addCategory')}
        </Button>
      </div>
    </section>
  );
};

const Hidden = ({ branch: { hidden } }: { branch: Branch }) => {
  const { t } = useTranslation('admin');
  return hidden ? <Badge>{t('content.groups.hidden')}</Badge> : null;
};

const Facts = ({ branch: { name, talents } }: { branch: Branch }) => {
  const { t } = useTranslation('admin');
  return (
    <>
      {name}, {t('content.talents', { count: talents })}
    </>
  );
};
