import { limits } from '@stagedoor/contract/limits';
import { networkNames, type SocialNetwork } from '@stagedoor/contract/social-links';
import { LanguageChips } from '../../../shared/i18n/language-chips.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CraftFields } from '../../../shared/people/craft-fields.tsx';
import { networkTitles } from '../../../shared/people/network-titles.ts';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import { cover } from '../../../shared/photo/shapes.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Part } from '../form/part.tsx';
import styles from './own-page.module.css';
import type { PageForm } from './use-page-form.ts';

type Props = { form: PageForm };

export const PicturesPart = ({ form: { values, change } }: Props) => {
  const { t } = useTranslation('ownpage');
  const words = { title: t('cover'), hint: t('coverHint'), yours: t('coverYours'), none: t('coverNone') };
  return (
    <Part title={t('pictures')}>
      <PhotoField
        imageLink={values.imageLink}
        onUploaded={({ idImage, imageLink }) => change({ idImage, imageLink })}
        onRemove={() => change({ idImage: null, imageLink: null })}
      />
      <PhotoField
        imageLink={values.coverLink}
        shape={cover}
        words={words}
        onUploaded={({ idImage, imageLink }) => change({ idCover: idImage, coverLink: imageLink })}
        onRemove={() => change({ idCover: null, coverLink: null })}
      />
    </Part>
  );
};

const { categoriesMax } = limits.application;
const { tagsMax } = limits.page;

export const CraftPart = ({ form: { values, problems, change } }: Props) => {
  const { t } = useTranslation('ownpage');
  return (
    <Part title={t('craft')}>
      <CraftFields
        chosen={values}
        most={{ categories: categoriesMax, tags: tagsMax }}
        words={{
          lead: t('craftLead', { count: categoriesMax }),
          tags: t('tags'),
          tagsHint: t('tagsHint', { count: tagsMax }),
        }}
        problem={problems.categories && t('problems.categories')}
        onChange={({ categories, tags }) => change({ categories, tags })}
      />
      <LanguageChips
        legend={t('languages')}
        chosen={values.languages}
        problem={problems.languages && t('problems.languages')}
        onChange={(languages) => change({ languages })}
      />
    </Part>
  );
};

export const LinksPart = ({ form: { values, problems, change } }: Props) => {
  const { t } = useTranslation('ownpage');
  const problemOf = (network: SocialNetwork) => {
    const word = problems[`links.${network}`];
    if (word === undefined) return undefined;
    if (word === 'tooLong') return t('problems.long', { max: limits.page.linkMax });
    return t(word === 'otherNetwork' ? 'problems.otherNetwork' : 'problems.link');
  };
  return (
    <Part title={t('links')} lead={t('linksLead')}>
      <div className={styles.links}>
        {networkNames.map((network) => (
          <Field
            key={network}
            label={network === 'website' ? t('website') : networkTitles[network]}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            value={values.links[network]}
            problem={problemOf(network)}
            onChange={({ target }) => change({ links: { ...values.links, [network]: target.value } })}
          />
        ))}
      </div>
    </Part>
  );
};
