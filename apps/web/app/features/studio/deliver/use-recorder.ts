import { useCallback, useEffect, useRef, useState } from 'react';

type State =
  | { kind: 'opening' }
  | { kind: 'failed'; why: 'denied' | 'unsupported' }
  | { kind: 'live'; stream: MediaStream }
  | { kind: 'recording'; stream: MediaStream; seconds: number }
  | { kind: 'recorded'; video: Blob };

export const longestMinutes = 5;

const wished = {
  video: { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user' },
  audio: true,
} as const;

/** Chooses the first that this browser can record; all browsers can play it. */
const formats = [
  'video/mp4;codecs=avc1,mp4a.40.2',
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
];

const canRecord = () =>
  typeof MediaRecorder !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function';

const close = (stream: MediaStream | null) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

export const useRecorder = () => {
  const [state, setState] = useState<State>({ kind: 'opening' });
  const stream = useRef<MediaStream>(null);
  const recorder = useRef<MediaRecorder>(null);

  const open = useCallback(async (isStillOpen: () => boolean) => {
    if (!canRecord()) return setState({ kind: 'failed', why: 'unsupported' });
    setState({ kind: 'opening' });
    try {
      const opened = await navigator.mediaDevices.getUserMedia(wished);
      // The modal was closed during the permission prompt.
      if (!isStillOpen()) return close(opened);
      stream.current = opened;
      setState({ kind: 'live', stream: opened });
    } catch {
      if (isStillOpen()) setState({ kind: 'failed', why: 'denied' });
    }
  }, []);

  useEffect(() => {
    let isHere = true;
    void open(() => isHere);
    return () => {
      isHere = false;
      if (recorder.current) recorder.current.onstop = null;
      close(stream.current);
    };
  }, [open]);

  const isRecording = state.kind === 'recording';
  useEffect(() => {
    if (!isRecording) return;
    const timer = setInterval(
      () => setState((now) => (now.kind === 'recording' ? { ...now, seconds: now.seconds + 1 } : now)),
      1000,
    );
    const end = setTimeout(() => recorder.current?.stop(), longestMinutes * 60_000);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [isRecording]);

  const start = () => {
    if (!stream.current) return;
    const mimeType = formats.find((format) => MediaRecorder.isTypeSupported(format)) ?? '';
    const running = new MediaRecorder(stream.current, { mimeType });
    const pieces: Blob[] = [];
    running.ondataavailable = ({ data }) => pieces.push(data);
    running.onstop = () => {
      close(stream.current);
      stream.current = null;
      setState({ kind: 'recorded', video: new Blob(pieces, { type: running.mimeType }) });
    };
    running.start(1000);
    recorder.current = running;
    setState({ kind: 'recording', stream: stream.current, seconds: 0 });
  };

  return { state, start, stop: () => recorder.current?.stop(), again: () => void open(() => true) };
};
