import type { UserCard } from '@stagedoor/contract/schemas/user';
import { FromPrice } from '../../shared/from-price.tsx';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Doorways } from '../../ui/doorways.tsx';
import { Print } from '../../ui/print.tsx';

const firstName = (name: string) => name.split(' ')[0] ?? name;

export const FeaturedDoorways = ({ people }: { people: UserCard[] }) => {
  const { t } = useTranslation('home');
  if (people.length === 0) return null;
  return (
    <Doorways
      label={t('doorways')}
      doors={people.map((person, index) => ({
        key: person.idUser,
        to: paths.profile(person),
        label: `${person.name}, ${person.headline}`,
        short: firstName(person.name),
        // As tall as the door; the box is narrower than the picture, so the height decides its width.
        picture: (
          <Print base={person.imageLink} alt="" sizes="(max-width: 768px) 18rem, 24rem" eager first={index === 1} />
        ),
        plate: (
          <>
            <span>
              <b>{person.name}</b>
              {person.headline}
            </span>
            <span>
              <FromPrice amount={person.fromPrice} />
            </span>
          </>
        ),
      }))}
    />
  );
};
