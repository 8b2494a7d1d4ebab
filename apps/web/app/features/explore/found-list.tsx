import type { Found } from '@stagedoor/contract/schemas/search';
import { paths } from '../../shared/paths.ts';
import { PersonCard } from '../../shared/person-card.tsx';
import { ProductCards } from '../../shared/product-card.tsx';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PortraitGrid } from '../../ui/portrait-card.tsx';
import text from '../../ui/text.module.css';
import { everybody } from './api.ts';
import styles from './found-list.module.css';

/** Everything that the text names: people, and what people make. */
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
