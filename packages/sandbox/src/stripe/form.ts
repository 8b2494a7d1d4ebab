/** A parsed form such as `a[b][0][c]=d`. Objects have no prototype, so that any key is safe. */
export type Params = { [key: string]: Value };
export type Value = string | Value[] | Params;

const deepest = 8;

type Branch = Map<string, Branch | string>;

const pathOf = (name: string): string[] => {
  const bracket = name.indexOf('[');
  if (bracket < 0) return [name];
  const inner = name.slice(bracket + 1, -1);
  return name.endsWith(']') ? [name.slice(0, bracket), ...inner.split('][').slice(0, deepest)] : [name];
};

const plant = (root: Branch, path: string[], value: string) => {
  let branch = root;
  for (const [depth, segment] of path.entries()) {
    const key = segment === '' ? String(branch.size) : segment;
    if (depth === path.length - 1) {
      branch.set(key, value);
      return;
    }
    const found = branch.get(key);
    const next: Branch = found instanceof Map ? found : new Map();
    branch.set(key, next);
    branch = next;
  }
};

const isIndex = (key: string) => /^\d+$/.test(key);

const readBranch = (branch: Branch | string): Value => {
  if (typeof branch === 'string') return branch;
  const keys = [...branch.keys()];
  if (keys.length > 0 && keys.every(isIndex)) {
    return [...branch].sort(([a], [b]) => Number(a) - Number(b)).map(([, child]) => readBranch(child));
  }
  return readObject(branch);
};

const readObject = (branch: Branch): Params => {
  const object: Params = Object.create(null);
  for (const [key, child] of branch) object[key] = readBranch(child);
  return object;
};

export const decodeForm = (encoded: string): Params => {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(encoded)) plant(root, pathOf(name), value);
  return readObject(root);
};
