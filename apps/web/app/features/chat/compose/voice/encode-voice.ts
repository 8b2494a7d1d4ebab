import { chatLimits } from '@stagedoor/contract/chat-limits';

/** A recording as it is sent. */
export type VoiceNote = { file: Blob; milliseconds: number; peaks: number[] };

/** Enough for a voice, also one that sings. */
const rate = 24_000;
const peaksWanted = 60;
const headerBytes = 44;

/**
 * Turns what the browser recorded into a WAV: each browser records in a format that another cannot play (WebM, Ogg,
 * MP4), and none of them says how long it is.
 */
export const encodeVoice = async (recording: Blob): Promise<VoiceNote> => {
  const context = new OfflineAudioContext(1, 1, rate); // decodes to its own rate
  const decoded = await context.decodeAudioData(await recording.arrayBuffer());
  const samples = monoOf(decoded).subarray(0, chatLimits.voice.secondsMax * rate);
  return {
    file: new Blob([wavOf(samples, rate)], { type: 'audio/wav' }),
    milliseconds: Math.round((samples.length / rate) * 1_000),
    peaks: peaksOf(samples, peaksWanted),
  };
};

const monoOf = (decoded: AudioBuffer): Float32Array => {
  const [left = new Float32Array(), ...others] = Array.from({ length: decoded.numberOfChannels }, (_, channel) =>
    decoded.getChannelData(channel),
  );
  if (others.length === 0) return left;
  return left.map((sample, at) => others.reduce((sum, other) => sum + (other[at] ?? 0), sample) / (others.length + 1));
};

/** Samples from −1 to 1 as 16-bit PCM (RIFF WAVE, mono). */
export const wavOf = (samples: Float32Array, sampleRate: number): ArrayBuffer => {
  const bytes = new ArrayBuffer(headerBytes + samples.length * 2);
  const view = new DataView(bytes);
  const word = (at: number, text: string) => {
    for (const [place, letter] of [...text].entries()) view.setUint8(at + place, letter.charCodeAt(0));
  };
  word(0, 'RIFF');
  view.setUint32(4, bytes.byteLength - 8, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true); // size of the format
  view.setUint16(20, 1, true); // PCM
  view.setUint16(22, 1, true); // channels
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true); // bytes per second
  view.setUint16(32, 2, true); // bytes per sample
  view.setUint16(34, 16, true); // bits per sample
  word(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  for (const [at, sample] of samples.entries()) {
    view.setInt16(headerBytes + at * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff), true);
  }
  return bytes;
};

/** Loudness over time, from 0 to 100; the loudest part is 100, so that a quiet voice can be seen too. */
export const peaksOf = (samples: Float32Array, count: number): number[] => {
  const wanted = Math.max(1, Math.min(count, samples.length));
  const size = samples.length / wanted;
  const loudness = Array.from({ length: wanted }, (_, at) => {
    let most = 0;
    for (const sample of samples.subarray(Math.floor(at * size), Math.floor((at + 1) * size)))
      most = Math.max(most, Math.abs(sample));
    return most;
  });
  const loudest = Math.max(...loudness);
  return loudness.map((each) => (loudest === 0 ? 0 : Math.round((each / loudest) * 100)));
};
