import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { useSearch } from '../../../shared/search/use-search.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import chips from '../../../ui/buttons/chip.module.css';
import { ChipCheck } from '../../../ui/buttons/chip.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { FieldSet } from '../../../ui/fields/form.tsx';
import styles from '../content/content.module.css';
import { productsQuery } from './api.ts';
import type { Draft, Talent } from './draft.ts';

type Props = { draft: Draft; problem: string | undefined; onChange: (part: Partial<Draft>) => void };

/** The talent and the products that the code is limited to. */
export const TalentPart = ({ draft: { talent, products }, problem, onChange }: Props) => {
  const { t } = useTranslation('admin');
  if (!talent) return <Search problem={problem} onChoose={(found) => onChange({ talent: found })} />;
  return (
    <FieldSet legend={t('content.promoCodes.onlyOf', { name: talent.name })}>
      <Products talent={talent} chosen={products} onChange={(ids) => onChange({ products: ids })} />
      <Button size="small" look="quiet" onClick={() => onChange({ talent: null, products: [] })}>
        {t('content.promoCodes.another')}
      </Button>
    </FieldSet>
  );
};

type SearchProps = { problem: string | undefined; onChoose: (talent: Talent) => void };

const Search = ({ problem, onChoose }: SearchProps) => {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  const { found } = useSearch(typed, true);
  return (
    <div>
      <Field
        label={t('content.promoCodes.talent')}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Enter would submit the form during the search.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        problem={problem}
        hint={t('content.promoCodes.talentHint')}
      />
      {found && (
        <ul aria-label={t('content.promoCodes.talentFound')} className={chips.row}>
          {found.users.map(({ idUser, name }) => (
            <li key={idUser}>
              <button type="button" className={chips.chip} onClick={() => onChoose({ idUser, name })}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {found?.users.length === 0 && <p role="status">{t('content.promoCodes.talentNone')}</p>}
    </div>
  );
};

type ProductsProps = { talent: Talent; chosen: readonly number[]; onChange: (ids: number[]) => void };

const Products = ({ talent: { idUser }, chosen, onChange }: ProductsProps) => {
  const { t } = useTranslation('admin');
  const { data: products = [] } = useQuery(productsQuery(idUser, useLanguage()));
  return (
    <>
      <p className={styles.hint}>{t('content.promoCodes.productsHint')}</p>
      <div className={chips.row}>
        {products.map(({ idProduct, name }) => (
          <ChipCheck
            key={idProduct}
            checked={chosen.includes(idProduct)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, idProduct] : chosen.filter((id) => id !== idProduct))
            }
          >
            {name}
          </ChipCheck>
        ))}
      </div>
    </>
  );
};
