import { useEffect, useState } from 'react';
import { VoicePlayer } from '../../thread/voice-player.tsx';
import type { VoiceNote } from '../voice/encode-voice.ts';

/** A voice note that is still in this browser. */
export const OwnNote = ({ note: { file, milliseconds, peaks } }: { note: VoiceNote }) => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url === undefined ? null : <VoicePlayer key={url} link={url} milliseconds={milliseconds} peaks={peaks} />;
};
