import { LanguageList } from '../shared/language-list.tsx';
import { titleOf } from '../shared/private-page.server.ts';
import { privateMeta } from '../shared/private-page.ts';
import { useTranslation } from '../shared/texts/use-translation.ts';
import { Room, RoomEnd } from '../ui/room.tsx';
import type { Route } from './+types/app-language.ts';

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'appLanguage');

export const meta = privateMeta;

export default function AppLanguage() {
  const { t } = useTranslation('shell');
  return (
    <Room title={t('languagePicker.title')} lead={t('languagePicker.lead')}>
      <RoomEnd>
        <LanguageList />
      </RoomEnd>
    </Room>
  );
}
