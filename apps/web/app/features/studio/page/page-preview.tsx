import type { Language } from '@stagedoor/contract/limits';
import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import type { StoredTalentPage } from '@stagedoor/contract/schemas/talent-page';
import type { PublicUser, SelfUser } from '@stagedoor/contract/schemas/user';
import { networkNames, readSocialLink } from '@stagedoor/contract/social-links';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { Fetching } from '../../../shared/feedback/fetching.tsx';
import { createTexts } from '../../../shared/i18n/create-texts.ts';
import { fetchTexts } from '../../../shared/i18n/fetch-texts.ts';
import { TextsProvider, useTexts, useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { ShellProvider, useLanguage, useShell } from '../../../shared/pages/shell-data.ts';
import { groupsQuery, tagsQuery } from '../../../shared/people/topics.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { publicPageQuery } from '../api.ts';
import styles from './own-page.module.css';

export type Preview = (profile: ProfileData) => ReactNode;

type Props = { user: SelfUser; values: StoredTalentPage; language: Language; preview: Preview };

/** The public page with the values of the form, in the language that is being edited. Nothing in it can be pressed. */
export const PagePreview = ({ user, values, language, preview }: Props) => {
  const { t } = useTranslation('ownpage');
  const { data, isError, refetch } = useQuery(publicPageQuery(user.idUser, language));
  const topics = useTopics(values, language);
  return (
    <section className={styles.preview} aria-labelledby="preview">
      {data ? (
        <div lang={language} inert>
          <InLanguage key={language} language={language}>
            {preview({
              ...data,
              selfUserDTO: null,
              userDTO: { ...data.userDTO, ...topics, ...said(values, language) },
            })}
          </InLanguage>
        </div>
      ) : (
        <Fetching failed={isError} again={refetch} />
      )}
      <div className={styles.visit}>
        <ButtonLink to={paths.profile(user)}>{t('view')}</ButtonLink>
      </div>
    </section>
  );
};

type Topics = Pick<PublicUser, 'categories' | 'tags'>;

const useTopics = ({ categories, tags }: StoredTalentPage, language: Language): Topics => {
  const { data: groups = [] } = useQuery(groupsQuery(language));
  const { data: known = [] } = useQuery(tagsQuery(categories, language));
  return {
    categories: groups.flatMap((group) => group.categories).filter(({ name }) => categories.includes(name)),
    tags: known.filter(({ idTag }) => tags.includes(idTag)),
  };
};

const said = (values: StoredTalentPage, language: Language): Partial<PublicUser> => ({
  name: values.names[language],
  headline: values.headline[language],
  city: values.city[language] || null,
  about: values.about[language],
  languages: values.languages,
  imageLink: values.imageLink,
  coverLink: values.coverLink,
  links: networkNames.flatMap((network) => {
    const typed = values.links[network].trim();
    const { link } = typed === '' ? {} : readSocialLink(network, typed);
    return link === undefined ? [] : [{ network, link }];
  }),
});

/** Its parts use the texts and dates of this language. */
const InLanguage = ({ language, children }: { language: Language; children: ReactNode }) => {
  const shell = useShell();
  const own = useTexts();
  const isOwn = useLanguage() === language;
  const [texts] = useState(() => (isOwn ? own : createTexts(language, fetchTexts)));
  return (
    <ShellProvider value={{ ...shell, language }}>
      <TextsProvider value={texts}>
        <Suspense>{children}</Suspense>
      </TextsProvider>
    </ShellProvider>
  );
};
