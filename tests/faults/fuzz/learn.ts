const most = 400;

/** Collects ids and tokens from responses for use in later calls: foreign orders, own uploads, tokens. */
export const createLearner = (ids: number[], words: string[]) => {
  const remember = <Value>(known: Value[], value: Value) => {
    if (known.includes(value)) return;
    // Keeps the initial values.
    if (known.length >= most) known.splice(most / 2, 1);
    known.push(value);
  };
  const learn = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'object') learn(inner);
      else if (!names.test(key)) continue;
      else if (typeof inner === 'number') remember(ids, inner);
      else if (typeof inner === 'string' && inner.length < 60) remember(words, inner);
    }
  };
  return learn;
};

const names = /^id$|^id[A-Z]|^(receipt|code|name|nickname|token|network)$/;
