import IconShield from '@tabler/icons-react/dist/esm/icons/IconShield.mjs';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { MenuItem } from '../../../ui/buttons/menu.tsx';
import { type Person, useAddModerator } from './use-add-moderator.ts';
import { useRestrict } from './use-restrict.ts';

/** For menus: what the owner of a page can do about a person who wrote there. */
export const PersonItems = ({ person }: { person: Person & { role: string } }) => {
  const { t } = useTranslation('feed');
  const addModerator = useAddModerator();
  const restrict = useRestrict();
  // An agent leaves with the mandate, in the settings.
  if (person.role === 'AGENT') return null;
  return (
    <>
      {person.role !== 'MODERATOR' && (
        <MenuItem icon={<IconShield aria-hidden="true" />} onPress={() => void addModerator(person)}>
          {t('menu.moderator')}
        </MenuItem>
      )}
      <MenuItem icon={<IconUserOff aria-hidden="true" />} onPress={() => void restrict(person)}>
        {t('menu.restrict')}
      </MenuItem>
    </>
  );
};
