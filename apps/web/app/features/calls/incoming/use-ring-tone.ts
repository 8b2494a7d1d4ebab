import { useEffect } from 'react';

const everyMs = 3_000;
const volume = 0.12;

const ring = (context: AudioContext) => {
  [440, 554].forEach((pitch, at) => {
    const from = context.currentTime + at * 0.35;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, from);
    loudness.gain.linearRampToValueAtTime(volume, from + 0.05);
    loudness.gain.exponentialRampToValueAtTime(0.001, from + 0.9);
    tone.connect(loudness).connect(context.destination);
    tone.start(from);
    tone.stop(from + 0.9);
  });
};

/** Rings softly while it is mounted. Browsers let a page make sounds only once somebody has pressed something in it. */
export const useRingTone = (): void => {
  useEffect(() => {
    let context: AudioContext | undefined;
    const play = () => {
      if (!navigator.userActivation?.hasBeenActive) return;
      context ??= new AudioContext();
      ring(context);
    };
    play();
    const timer = setInterval(play, everyMs);
    return () => {
      clearInterval(timer);
      void context?.close();
    };
  }, []);
};
