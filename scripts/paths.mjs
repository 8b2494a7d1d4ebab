import { dirname, join } from 'node:path';

export const root = dirname(import.meta.dirname);
export const inRoot = (...parts) => join(root, ...parts);

/** The Node that the product is made for, whatever the machine has. */
export const node = inRoot('node_modules', 'node', 'bin', 'node');

/** An installed program's entry file, to be run with our Node. */
export const program = (name) => inRoot('node_modules', '.bin', name);
