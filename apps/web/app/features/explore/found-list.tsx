import type { Found } from '@stagedoor/contract/schemas/search';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { PersonCard } from '../../shared/people/person-card.tsx';
import { ProductCards } from '../../shared/products/product-card.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { PortraitGrid } from '../../ui/cards/portrait-card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import text from '../../ui/theme/text.module.css';
import { everybody } from './api.ts';
import styles from './found-list.module.css';

/** The talents and products found. */
export const FoundList = ({ found: { users, products, suggestions } }: { found: Found }) => {
  const { t } = useTranslation('search');
  const count = users.length + products.length;
  return (
    <div className={styles.found}>
      <p className={text.hidden} role="status">
        {count > 0 ? t('found', { count }) : t('nothing')}
      </p>
      {count === 0 && (
        <>
          <EmptyState
            title={<h2>{t('emptyTitle')}</h2>}
            wayOn={
              <ButtonLink to={paths.explore(everybody)} look="primary">
                {t('clear')}
              </ButtonLink>
            }
          >
            <p>{t('emptyText')}</p>
          </EmptyState>
          <People people={suggestions} />
        </>
      )}
      {users.length > 0 && (
        <section aria-labelledby="found-people">
          <h2 id="found-people">{t('people')}</h2>
          <People people={users} />
        </section>
      )}
      {products.length > 0 && (
        <section aria-labelledby="found-products">
          <h2 id="found-products">{t('products')}</h2>
          <ProductCards products={products} />
        </section>
      )}
    </div>
  );
};

const People = ({ people }: { people: Found['users'] }) => (
  <PortraitGrid>
    {people.map((person) => (
      <PersonCard key={person.idUser} person={person} />
    ))}
  </PortraitGrid>
);
