import type { ReactNode } from 'react';
import { Fetching } from './fetching.tsx';

type Props<Data> = {
  query: { data: Data | undefined; isError: boolean; refetch: () => Promise<unknown> };
  problem?: string | undefined;
  children: (data: Data) => ReactNode;
};

/** What is shown of data once it is there; until then, that it is loading or could not be loaded. */
export const Fetched = <Data,>({ query: { data, isError, refetch }, problem, children }: Props<Data>) =>
  data === undefined ? <Fetching failed={isError} again={refetch} problem={problem} /> : children(data);
