import type { CallKind } from '@stagedoor/contract/schemas/call';
import { useState } from 'react';
import { canBeHeard } from './can-be-heard.ts';
import { useOwnMedia } from './use-own-media.ts';

/** The check of microphone and camera before a call. It opens by itself for somebody who would not be heard. */
export const useHeard = ({ kind, isOn = true }: { kind: CallKind; isOn?: boolean }) => {
  const [isChecking, setChecking] = useState(false);
  const [isUnheard, setUnheard] = useState(false);
  const media = useOwnMedia({ microphone: isOn && isChecking, camera: isOn && isChecking && kind === 'video' });
  const open = () => setChecking(true);
  const check = async (): Promise<boolean> => {
    const isHeard = Boolean(media.microphone.track) || (await canBeHeard());
    setUnheard(!isHeard);
    if (!isHeard) open();
    return isHeard;
  };
  return { media, isChecking, isUnheard, open, check };
};
