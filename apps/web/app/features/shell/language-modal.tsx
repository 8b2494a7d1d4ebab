import { limits } from '@stagedoor/contract/limits';
import { LanguageList } from '../../shared/language-list.tsx';
import type { Asked } from '../../shared/questions.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';

export default function LanguageModal({ answer }: Asked<void>) {
  const { t } = useTranslation('shell');
  return (
    <Dialog title={t('languagePicker.title')} closeLabel={t('close')} width={limits.modals.languageWidth}>
      <LanguageList onChoose={answer} />
    </Dialog>
  );
}
