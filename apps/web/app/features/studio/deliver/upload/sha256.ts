const blockBytes = 64;

/** The first bits of the fractional parts of roots of the first primes, as the standard has them. */
const primes = (() => {
  const found: number[] = [];
  for (let number = 2; found.length < blockBytes; number++) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
})();
const bitsOf = (root: number) => ((root % 1) * 2 ** 32) | 0;
const constants = Int32Array.from(primes, (prime) => bitsOf(Math.cbrt(prime)));
const start = primes.slice(0, 8).map((prime) => bitsOf(Math.sqrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/**
 * SHA-256 of what comes piece by piece: the browser's own takes only the whole at once, and a video does not fit into
 * memory.
 */
export const sha256 = () => {
  const state = Int32Array.from(start);
  const words = new Int32Array(64);
  const block = new Uint8Array(blockBytes);
  let filled = 0;
  let length = 0;

  // The inner loop runs a million times per video: no arrays are made in it.
  const mix = (bytes: Uint8Array, at: number) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset + at, blockBytes);
    for (let n = 0; n < 16; n++) words[n] = view.getInt32(n * 4);
    for (let n = 16; n < 64; n++) {
      const early = words[n - 15] ?? 0;
      const late = words[n - 2] ?? 0;
      const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words[n] = ((words[n - 16] ?? 0) + low + (words[n - 7] ?? 0) + high) | 0;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let n = 0; n < 64; n++) {
      const one = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const first = (h + one + ((e & f) ^ (~e & g)) + (constants[n] ?? 0) + (words[n] ?? 0)) | 0;
      const zero = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const second = (zero + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + first) | 0;
      d = c;
      c = b;
      b = a;
      a = (first + second) | 0;
    }
    add(0, a);
    add(1, b);
    add(2, c);
    add(3, d);
    add(4, e);
    add(5, f);
    add(6, g);
    add(7, h);
  };

  const add = (n: number, word: number) => {
    state[n] = (state[n] ?? 0) + word;
  };

  const update = (bytes: Uint8Array): void => {
    length += bytes.length;
    let at = 0;
    if (filled > 0) {
      at = Math.min(blockBytes - filled, bytes.length);
      block.set(bytes.subarray(0, at), filled);
      filled += at;
      if (filled < blockBytes) return;
      mix(block, 0);
      filled = 0;
    }
    for (; at + blockBytes <= bytes.length; at += blockBytes) mix(bytes, at);
    block.set(bytes.subarray(at));
    filled = bytes.length - at;
  };

  const digest = (): string => {
    const bits = length * 8;
    const padding = new Uint8Array((filled < 56 ? 56 : 120) - filled + 8);
    padding[0] = 0x80;
    const view = new DataView(padding.buffer);
    view.setUint32(padding.length - 8, Math.floor(bits / 2 ** 32));
    view.setUint32(padding.length - 4, bits >>> 0);
    update(padding);
    return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  };

  return { update, digest };
};
