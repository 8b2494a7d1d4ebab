import { useState } from 'react';
import { useProblemText } from '../../../shared/feedback/use-problem-text.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { ProblemText } from '../../../ui/fields/field-frame.tsx';
import { editMessage } from '../api.ts';
import type { Chat } from '../thread/use-chat.ts';
import type { Edit } from './draft.ts';
import { WriteBox, type Written } from './write-box.tsx';

/** Changes a message that was sent shortly before. */
export const EditBox = ({ chat, edit, onDone }: { chat: Chat; edit: Edit; onDone: () => void }) => {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<ProblemText>();
  const save = async ({ text }: Written) => {
    try {
      await editMessage(edit.idMessage, text, language);
      await chat.readFrom(edit.seq);
      onDone();
      return true;
    } catch (error) {
      setProblem(await problemText(error));
      return false;
    }
  };
  return (
    <WriteBox
      key={edit.idMessage}
      draftKey={`edit.${edit.idMessage}`}
      start={edit.text}
      files={false}
      submit={t('write.save')}
      sendsOnEnter
      problem={problem}
      send={save}
      foot={
        <Button size="small" look="quiet" onClick={onDone}>
          {t('write.stopEditing')}
        </Button>
      }
    />
  );
};
