import { chatLimits } from '@stagedoor/contract/chat-limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { encodeVoice, type VoiceNote } from './encode-voice.ts';

type State =
  | { kind: 'asking' }
  | { kind: 'recording'; seconds: number }
  | { kind: 'encoding' }
  | { kind: 'failed'; why: 'denied' | 'missing' | 'unsupported' | 'broken' };
export type WhyNot = Extract<State, { kind: 'failed' }>['why'];

const { secondsMax } = chatLimits.voice;

const canRecord = () =>
  typeof MediaRecorder !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function';

const reasonOf = (error: unknown): WhyNot => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' ? 'missing' : 'broken';
};

/** Records from the microphone as soon as the browser lets it, for as long as a voice note may be. */
export const useRecording = (onRecorded: (note: VoiceNote) => void) => {
  const [state, setState] = useState<State>({ kind: 'asking' });
  const stop = useRef<() => void>(() => {});

  const encode = useEffectEvent(async (recording: Blob, isHere: () => boolean) => {
    setState({ kind: 'encoding' });
    const note = await encodeVoice(recording).catch(() => null);
    if (!isHere()) return;
    if (note && note.milliseconds > 0) onRecorded(note);
    else setState({ kind: 'failed', why: 'broken' });
  });

  useEffect(() => {
    let isHere = true;
    let end = () => {};
    const record = async () => {
      if (!canRecord()) return setState({ kind: 'failed', why: 'unsupported' });
      try {
        const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
        if (!isHere) return close(stream);
        const running = runRecorder(stream, {
          onSeconds: (seconds) => setState({ kind: 'recording', seconds }),
          onEnd: (recording) => void encode(recording, () => isHere),
        });
        stop.current = running.stop;
        end = running.discard;
        setState({ kind: 'recording', seconds: 0 });
      } catch (error) {
        if (isHere) setState({ kind: 'failed', why: reasonOf(error) });
      }
    };
    void record();
    return () => {
      isHere = false;
      end();
    };
  }, []);

  return { state, stop: () => stop.current() };
};

const close = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

type Watched = { onSeconds: (seconds: number) => void; onEnd: (recording: Blob) => void };

const runRecorder = (stream: MediaStream, { onSeconds, onEnd }: Watched) => {
  const recorder = new MediaRecorder(stream);
  const pieces: Blob[] = [];
  const begun = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.floor((performance.now() - begun) / 1_000);
    if (seconds >= secondsMax) stop();
    else onSeconds(seconds);
  }, 250);
  const finish = () => {
    clearInterval(timer);
    close(stream);
  };
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  // Also when the microphone is unplugged.
  recorder.onstop = () => {
    finish();
    onEnd(new Blob(pieces, { type: recorder.mimeType }));
  };
  recorder.start(1_000);
  const discard = () => {
    recorder.onstop = null;
    stop();
    finish();
  };
  return { stop, discard };
};
