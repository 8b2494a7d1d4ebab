import { expect, it } from 'vitest';
import { peaksOf, wavOf } from './encode-voice.ts';

it('a voice note is a WAV that says how long it is', () => {
  const bytes = Buffer.from(wavOf(new Float32Array([0, 1, -1, 2]), 24_000));
  expect(bytes.length).toBe(52);
  expect([bytes.toString('latin1', 0, 4), bytes.readUInt32LE(4)]).toEqual(['RIFF', 44]);
  expect([bytes.readUInt16LE(20), bytes.readUInt16LE(22), bytes.readUInt32LE(24)]).toEqual([1, 1, 24_000]);
  expect([bytes.readUInt32LE(28), bytes.readUInt32LE(40)]).toEqual([48_000, 8]);
  expect([44, 46, 48, 50].map((at) => bytes.readInt16LE(at))).toEqual([0, 32767, -32767, 32767]);
});

it('its picture shows the loudest part as high as it can be', () => {
  expect(peaksOf(new Float32Array([0, 0.1, -0.2, 0.05]), 4)).toEqual([0, 50, 100, 25]);
  expect(peaksOf(new Float32Array([0.1, -0.4, 0.2, 0]), 2)).toEqual([100, 50]);
});

it('silence, and a very short note, have a picture too', () => {
  expect(peaksOf(new Float32Array(480), 3)).toEqual([0, 0, 0]);
  expect(peaksOf(new Float32Array([0.5]), 60)).toEqual([100]);
  expect(peaksOf(new Float32Array(), 60)).toEqual([0]);
});
