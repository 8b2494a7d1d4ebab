import type { UserCard } from '@stagedoor/contract/schemas/user';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { FromPrice } from '../../shared/money/from-price.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { craftLine } from '../../shared/people/craft-line.ts';
import { Doorways } from '../../ui/cards/doorways.tsx';
import { Portrait } from '../../ui/media/picture.tsx';

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
        label: `${person.name}, ${craftLine(person)}`,
        short: firstName(person.name),
        // The picture fills the doorway's height and is cropped at the sides, so `sizes` is wider than the box.
        picture: (
          <Portrait base={person.imageLink} alt="" sizes="(max-width: 768px) 18rem, 24rem" eager first={index === 1} />
        ),
        plate: (
          <>
            <span>
              <b>{person.name}</b>
              {craftLine(person)}
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
