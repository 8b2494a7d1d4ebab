import { limits } from '@stagedoor/contract/limits';
import type { ModalProps } from '../../shared/dialogs/questions.ts';
import { LanguageList } from '../../shared/i18n/language-list.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';

export default function LanguageModal({ answer }: ModalProps<void>) {
  const { t } = useTranslation('shell');
  return (
    <Dialog title={t('languagePicker.title')} closeLabel={t('close')} width={limits.modals.languageWidth}>
      <LanguageList onChoose={answer} />
    </Dialog>
  );
}
