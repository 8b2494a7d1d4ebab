import { Refusal } from '@stagedoor/contract/errors';
import { type LinkPurpose, linkPurposes } from '@stagedoor/contract/schemas/account';
import type { RouterContextProvider } from 'react-router';
import { visitorApi } from '../../shared/page.server.ts';

type Context = Readonly<RouterContextProvider>;

const isUnknown = (error: unknown) =>
  error instanceof Refusal && (error.name === 'pageNotFound' || error.name === 'mandatoryFieldNull');

/** Whom a mailed link concerns, without using it up; null when it was used, has expired or never was. */
export const readLink = async (context: Context, purpose: LinkPurpose, token: string): Promise<string | null> => {
  try {
    return (await visitorApi(context)('readLink', { body: { purpose, token } })).email;
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
};

/** What a link is for, when its address does not say. */
export const findPurpose = async (context: Context, token: string): Promise<LinkPurpose | null> => {
  const found = await Promise.all(
    linkPurposes.map(async (purpose) => ((await readLink(context, purpose, token)) === null ? null : purpose)),
  );
  return found.find((purpose) => purpose !== null) ?? null;
};
