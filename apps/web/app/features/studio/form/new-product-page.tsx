import type { StudioType } from '@stagedoor/contract/product-types';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Fetching } from '../../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { productIcons } from '../../../shared/products/product-icons.ts';
import text from '../../../ui/theme/text.module.css';
import { productFormQuery } from '../api.ts';
import { BackLink } from '../back-link.tsx';
import { studioType, studioTypes } from '../product-types.ts';
import { StudioFrame } from '../studio-frame.tsx';
import styles from './form.module.css';
import { ProductForm } from './product-form.tsx';

export const NewProductPage = () => {
  const { t } = useTranslation('studio');
  const [query] = useSearchParams();
  const asked = studioType(query.get('type'));
  const type = studioTypes.find((sold) => sold === asked);
  if (!type)
    return (
      <StudioFrame
        title={t('form.chooseTitle')}
        back={<BackLink to={paths.studioProducts()}>{t('form.back')}</BackLink>}
      >
        {() => <Types />}
      </StudioFrame>
    );
  return (
    <StudioFrame
      title={t('form.newTitle', { type: t(`types.${type}`) })}
      back={<BackLink to={paths.newProduct()}>{t('form.chooseTitle')}</BackLink>}
    >
      {(user) => <Filling key={type} user={user} type={type} />}
    </StudioFrame>
  );
};

const Filling = ({ user, type }: { user: SelfUser; type: StudioType }) => {
  const { data, isError, refetch } = useQuery(productFormQuery(useLanguage()));
  if (!data) return <Fetching failed={isError} again={refetch} />;
  return <ProductForm user={user} type={type} studio={data} />;
};

const Types = () => {
  const { t } = useTranslation('studio');
  return (
    <>
      <p className={text.quiet}>{t('form.chooseLead')}</p>
      <ul className={styles.types}>
        {studioTypes.map((type) => {
          const Icon = productIcons[type];
          return (
            <li key={type}>
              <Link to={paths.newProduct(type)} className={styles.type}>
                <Icon aria-hidden="true" />
                <span className={styles.typeName}>{t(`types.${type}`)}</span>
                <span className={styles.typeWords}>{t(`typeWords.${type}`)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
};
