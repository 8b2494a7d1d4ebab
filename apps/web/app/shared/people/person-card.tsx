import type { UserCard } from '@stagedoor/contract/schemas/user';
import { PortraitCard } from '../../ui/cards/portrait-card.tsx';
import { AvailabilityIndicator } from '../../ui/display/availability-indicator.tsx';
import { Portrait } from '../../ui/media/picture.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { FromPrice } from '../money/from-price.tsx';
import { paths } from '../navigation/paths.ts';
import { craftLine } from './craft-line.ts';
import { usePresence } from './presence.ts';

type Props = { person: UserCard; big?: boolean; eager?: boolean; first?: boolean };

const small = '(max-width: 359px) 100vw, (max-width: 768px) calc(50vw - 1.5rem), 17.5rem';
const large = '(max-width: 359px) 100vw, (max-width: 1248px) 100vw, 37rem';

export const PersonCard = ({ person, big = false, eager = false, first = false }: Props) => {
  const { t } = useTranslation('people');
  const { lit, away, words } = usePresence(person);
  const { name, imageLink, onTimePercent, fromPrice } = person;
  return (
    <li>
      <PortraitCard
        to={paths.profile(person)}
        big={big}
        picture={
          <Portrait
            base={imageLink}
            alt={t('portrait', { name })}
            sizes={big ? large : small}
            eager={eager}
            first={first}
            away={away}
          />
        }
        status={
          <AvailabilityIndicator lit={lit} chip>
            {words}
          </AvailabilityIndicator>
        }
        name={name}
        craft={craftLine(person)}
        left={onTimePercent !== null && t('onTime', { percent: onTimePercent })}
        right={fromPrice !== null && <FromPrice amount={fromPrice} />}
      />
    </li>
  );
};
