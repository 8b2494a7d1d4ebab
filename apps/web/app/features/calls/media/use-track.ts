import { useCallback, useEffect, useState } from 'react';

/** `busy`: another program uses it. */
type TrackProblem = 'denied' | 'missing' | 'busy' | 'unsupported';
export type OwnTrack = { track: MediaStreamTrack | null; problem: TrackProblem | null; again: () => void };

type Wanted = { kind: 'audio' | 'video'; isOn: boolean; device: string };

const problems: Record<string, TrackProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

const problemOf = (error: unknown): TrackProblem => (error instanceof Error && problems[error.name]) || 'busy';

const request = async ({ kind, device }: Omit<Wanted, 'isOn'>): Promise<MediaStreamTrack | undefined> => {
  const chosen = device === '' ? {} : { deviceId: { ideal: device } };
  const wanted = kind === 'audio' ? { audio: { echoCancellation: true, ...chosen } } : { video: { ...chosen } };
  return (await navigator.mediaDevices.getUserMedia(wanted)).getTracks()[0];
};

/** A track of this device while it is wanted; it is stopped with the component, so that no lamp of a camera stays on. */
export const useTrack = ({ kind, isOn, device }: Wanted): OwnTrack => {
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [problem, setProblem] = useState<TrackProblem | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every try requests it again
  useEffect(() => {
    if (!isOn) return undefined;
    let isHere = true;
    let got: MediaStreamTrack | undefined;
    const lost = () => {
      setTrack(null);
      setProblem('missing');
    };
    const get = async () => {
      if (!navigator.mediaDevices) return setProblem('unsupported');
      try {
        const given = await request({ kind, device });
        if (!isHere) return given?.stop();
        got = given;
        // Unplugged, or taken back by the browser.
        given?.addEventListener('ended', lost);
        setTrack(given ?? null);
        setProblem(null);
      } catch (error) {
        if (isHere) setProblem(problemOf(error));
      }
    };
    void get();
    return () => {
      isHere = false;
      got?.removeEventListener('ended', lost);
      got?.stop();
      setTrack(null);
      setProblem(null);
    };
  }, [kind, isOn, device, tries]);

  return { track, problem, again: useCallback(() => setTries((before) => before + 1), []) };
};
