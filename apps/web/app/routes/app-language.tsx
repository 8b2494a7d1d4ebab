import { LanguageList } from '../shared/i18n/language-list.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import { TaskPage, TaskPageFooter } from '../ui/layout/task-page.tsx';
import type { Route } from './+types/app-language.ts';

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'appLanguage');

export const meta = privateMeta;

export default function AppLanguage() {
  const { t } = useTranslation('shell');
  return (
    <TaskPage title={t('languagePicker.title')} lead={t('languagePicker.lead')}>
      <TaskPageFooter>
        <LanguageList />
      </TaskPageFooter>
    </TaskPage>
  );
}
