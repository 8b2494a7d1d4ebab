let visits = 0;
let joined: Promise<() => void> | undefined;

/** A visitor has a connection only while the page watches something; who is logged in has one anyway. */
export const joinAsVisitor = (): (() => void) => {
  if (visits++ === 0) joined = import('./join.ts').then(({ joinLive }) => joinLive(null));
  return () => {
    if (--visits === 0) void joined?.then((leave) => leave());
  };
};
