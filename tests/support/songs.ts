const after = (...head: (string | number[])[]) =>
  Buffer.concat([
    ...head.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
    Buffer.alloc(1000, 7),
  ]);

const oggPage = (codec: string) => after('OggS', [...Array(24).fill(0)], codec);

/** Audio files of every format that browsers play, as far as a detector reads them. */
export const anMp3 = () => after([0xff, 0xfb, 0x90, 0x00]);
export const aTaggedMp3 = () => after('ID3', [4, 0, 0, 0, 0, 0, 10], 'TIT2 a son', [0xff, 0xfb, 0x90, 0x00]);
export const anAac = () => after([0xff, 0xf1, 0x50, 0x80]);
export const anOgg = () => oggPage('\x01vorbis');
export const anOpus = () => oggPage('OpusHead');
export const aWav = () => after('RIFF', [0xe8, 3, 0, 0], 'WAVEfmt ');
export const aFlac = () => after('fLaC', [0, 0, 0, 34]);
