import type { Call } from '@stagedoor/contract/schemas/call';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconPhoneOff from '@tabler/icons-react/dist/esm/icons/IconPhoneOff.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import styles from './answer-buttons.module.css';
import type { useAnswer } from './use-answer.ts';

type Props = Pick<Call, 'kind'> & ReturnType<typeof useAnswer>;

/** A video call can also be answered without a camera. */
export const AnswerButtons = ({ kind, busy, answer, deny }: Props) => {
  const { t } = useTranslation('calls');
  const isVideo = kind === 'video';
  return (
    <div className={styles.buttons}>
      <Button look="primary" busy={busy} onClick={() => void answer(isVideo)}>
        {isVideo ? <IconVideo aria-hidden="true" /> : <IconPhone aria-hidden="true" />}
        {t('ring.answer')}
      </Button>
      <Button look="stop" busy={busy} onClick={() => void deny()}>
        <IconPhoneOff aria-hidden="true" />
        {t('ring.decline')}
      </Button>
      {isVideo && (
        <Button busy={busy} onClick={() => void answer(false)}>
          <IconPhone aria-hidden="true" />
          {t('ring.voiceOnly')}
        </Button>
      )}
    </div>
  );
};
