import type { Scores } from '@stagedoor/contract/schemas/score';
import type { PublicUser } from '@stagedoor/contract/schemas/user';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { scoresQuery } from './api.ts';
import { ReviewSection } from './review-section.tsx';

type Props = { person: PublicUser; first: Scores };

/** Reviews of a talent by fans, newest first. The first page comes with the profile. */
export const Reviews = ({ person: { idUser, name }, first }: Props) => {
  const shown = useInfiniteQuery({
    ...scoresQuery(idUser, useLanguage()),
    initialData: { pages: [first], pageParams: [0] },
  });
  return <ReviewSection talent={name} pages={shown.data.pages} shown={shown} />;
};
