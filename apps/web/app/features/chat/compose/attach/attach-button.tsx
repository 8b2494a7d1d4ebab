import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import { useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { IconButton } from '../../../../ui/buttons/button.tsx';
import text from '../../../../ui/theme/text.module.css';

export const AttachButton = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => {
  const { t } = useTranslation('chat');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        className={text.hidden}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = ''; // so that the same file can be chosen again
        }}
      />
      <IconButton aria-label={t('write.attach')} onClick={() => input.current?.click()}>
        <IconPaperclip aria-hidden="true" />
      </IconButton>
    </>
  );
};
