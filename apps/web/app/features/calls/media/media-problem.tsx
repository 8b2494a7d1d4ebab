import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import type { OwnTrack } from './use-track.ts';

/** What to do when a microphone or camera cannot be used. */
export const MediaProblem = ({ of, own: { problem, again } }: { of: 'microphone' | 'camera'; own: OwnTrack }) => {
  const { t } = useTranslation('calls');
  if (!problem) return null;
  return (
    <Note kind="stop">
      <p>{t(`devices.${of}Problem.${problem}`)}</p>
      {problem !== 'unsupported' && (
        <Button size="small" onClick={again}>
          {t('devices.again')}
        </Button>
      )}
    </Note>
  );
};
