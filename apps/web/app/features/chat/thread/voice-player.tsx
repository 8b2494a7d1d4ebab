import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { IconButton } from '../../../ui/buttons/button.tsx';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { minutesAndSeconds } from './minutes-and-seconds.ts';
import styles from './voice-player.module.css';

type Props = {
  link: string;
  milliseconds: number;
  /** Loudness over time, each from 0 to 100. */
  peaks: readonly number[];
  /** Asks for a new link: one that was shown for minutes has expired. */
  freshLink?: () => Promise<string | undefined>;
};

const step = 1_000;

/** A voice note: a button, its loudness over time, where it is and how long. */
export const VoicePlayer = ({ link, milliseconds, peaks, freshLink }: Props) => {
  const { t } = useTranslation('chat');
  const { audio, src, isPlaying, played, hasFailed, press, seek } = usePlaying(link, freshLink);
  const [time, whole] = [minutesAndSeconds(played), minutesAndSeconds(milliseconds)];
  const Icon = isPlaying ? IconPlayerPause : IconPlayerPlay;
  return (
    <div className={styles.voice}>
      <IconButton aria-label={isPlaying ? t('voice.pause') : t('voice.play', { time: whole })} onClick={press}>
        <Icon aria-hidden="true" />
      </IconButton>
      <span className={styles.track}>
        <Waveform peaks={peaks} played={played / Math.max(1, milliseconds)} />
        <input
          type="range"
          min={0}
          max={milliseconds}
          step={step}
          value={Math.min(played, milliseconds)}
          aria-label={t('voice.position')}
          aria-valuetext={t('voice.at', { time, whole })}
          onChange={({ target }) => seek(Number(target.value))}
        />
      </span>
      <span className={styles.time}>{isPlaying || played > 0 ? time : whole}</span>
      {/* biome-ignore lint/a11y/useMediaCaption: a voice note has none */}
      <audio ref={audio} src={src} preload="none" />
      {hasFailed && (
        <div className={styles.failed}>
          <Problem>{t('voice.failed')}</Problem>
        </div>
      )}
    </div>
  );
};

/** Of all voice notes one plays at a time. */
let playing: HTMLAudioElement | null = null;

const usePlaying = (link: string, freshLink: Props['freshLink']) => {
  const audio = useRef<HTMLAudioElement>(null);
  // A new link does not interrupt what plays; it is taken when the old one fails.
  const [src, setSrc] = useState(link);
  const [isPlaying, setPlaying] = useState(false);
  const [played, setPlayed] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  const play = (player: HTMLAudioElement) => {
    if (playing !== player) playing?.pause();
    playing = player;
    void player.play().catch(() => {}); // told by its `error`, or stopped by another press
  };
  const renew = async () => {
    const next = link === src ? await freshLink?.() : link;
    if (next === undefined || next === src) return setFailed(true);
    setSrc(next);
  };
  const latest = useRef(renew);
  latest.current = renew;

  useEffect(() => {
    const player = audio.current;
    if (!player) return;
    const on: Record<string, () => void> = {
      play: () => {
        setPlaying(true);
        setFailed(false);
      },
      pause: () => setPlaying(false),
      ended: () => {
        player.currentTime = 0;
        setPlayed(0);
      },
      timeupdate: () => setPlayed(Math.round(player.currentTime * 1_000)),
      error: () => {
        setPlaying(false);
        void latest.current();
      },
    };
    for (const [name, act] of Object.entries(on)) player.addEventListener(name, act);
    return () => {
      player.pause();
      if (playing === player) playing = null;
      for (const [name, act] of Object.entries(on)) player.removeEventListener(name, act);
    };
  }, []);

  const place = useRef(0);
  place.current = played;
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes on where it was with the new link
  useEffect(() => {
    const player = audio.current;
    if (isFirst.current || !player) {
      isFirst.current = false;
      return;
    }
    player.currentTime = place.current / 1_000;
    play(player);
  }, [src]);

  return {
    audio,
    src,
    isPlaying,
    played,
    hasFailed,
    press: () => {
      const player = audio.current;
      if (!player) return;
      if (isPlaying) return player.pause();
      // What has failed once is loaded again.
      if (player.error) player.load();
      play(player);
    },
    seek: (to: number) => {
      setPlayed(to);
      if (audio.current) audio.current.currentTime = to / 1_000;
    },
  };
};

/** An SVG, because the content security policy forbids inline styles for the heights. */
const Waveform = ({ peaks, played }: { peaks: readonly number[]; played: number }) => (
  <svg className={styles.wave} viewBox={`0 0 ${peaks.length * 3} 100`} preserveAspectRatio="none" aria-hidden="true">
    {peaks.map((peak, at) => {
      const height = Math.max(6, peak);
      return (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a peak is its place
          key={at}
          x={at * 3}
          y={(100 - height) / 2}
          width={2}
          height={height}
          data-played={at < played * peaks.length}
        />
      );
    })}
  </svg>
);
