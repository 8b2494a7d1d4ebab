import { dirname, join } from 'node:path';

export const root = dirname(import.meta.dirname);
export const inRoot = (...parts) => join(root, ...parts);

/** The Node version that the product is made for, whatever the machine has. */
export const node = inRoot('node_modules', 'node', 'bin', 'node');

/** The entry file of an installed program, to be run with our Node. */
export const program = (name) => inRoot('node_modules', '.bin', name);
