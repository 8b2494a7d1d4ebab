import { ApiError } from '@stagedoor/contract/errors';
import { type LinkPurpose, linkPurposes } from '@stagedoor/contract/schemas/account';
import type { RouterContextProvider } from 'react-router';
import { visitorApi } from '../../shared/pages/page.server.ts';

type Context = Readonly<RouterContextProvider>;

const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.name === 'pageNotFound' || error.name === 'mandatoryFieldNull');

/** The email address of a mailed link, without using the link; null when it was used, has expired or never existed. */
export const readLink = async (context: Context, purpose: LinkPurpose, token: string): Promise<string | null> => {
  try {
    return (await visitorApi(context)('readLink', { body: { purpose, token } })).email;
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
};

/** The purpose of a link whose URL does not name it. */
export const findPurpose = async (context: Context, token: string): Promise<LinkPurpose | null> => {
  const found = await Promise.all(
    linkPurposes.map(async (purpose) => ((await readLink(context, purpose, token)) === null ? null : purpose)),
  );
  return found.find((purpose) => purpose !== null) ?? null;
};
