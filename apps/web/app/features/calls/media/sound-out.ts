/** Whether the browser lets a page choose the speaker. */
export const canChooseSpeaker = (): boolean =>
  typeof HTMLMediaElement !== 'undefined' && 'setSinkId' in HTMLMediaElement.prototype;

/** The one that is chosen may be unplugged: then the preferred one plays. */
export const playThrough = (element: HTMLMediaElement, speaker: string): void => {
  if (canChooseSpeaker()) element.setSinkId(speaker).catch(() => {});
};

const toneSeconds = 1;

/** Plays a short tone through a speaker. */
export const playTone = async (speaker: string): Promise<void> => {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  const end = context.createMediaStreamDestination();
  tone.frequency.value = 523;
  volume.gain.setValueAtTime(0.2, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + toneSeconds);
  tone.connect(volume).connect(end);
  const element = new Audio();
  element.srcObject = end.stream;
  playThrough(element, speaker);
  tone.onended = () => void context.close();
  tone.start();
  tone.stop(context.currentTime + toneSeconds);
  await element.play();
};
