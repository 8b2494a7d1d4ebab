import { z } from 'zod';
import { limits } from '../limits.ts';
import { email, id, imageLink, language, line, moment, text } from './primitives.ts';
import { autoDeleteMonths, settings } from './user.ts';

const { account, verification } = limits;

export const code = z.string().regex(new RegExp(`^\\d{${verification.codeDigits}}$`));
export const pin = z.string().regex(new RegExp(`^\\d{${account.pinDigits}}$`));
/** The token of a mailed link. */
export const linkToken = line(100);
export const newPassword = line(account.passwordMax).min(account.passwordMin);
/** First and last name in one: at least one letter or digit, and no bidirectional control characters. */
export const personName = z
  .string()
  .trim()
  .min(account.nameMin)
  .max(account.nameMax)
  .regex(new RegExp(`^(?=.*[\\p{L}\\p{N}])[^\\p{Cc}\\u202a-\\u202e\\u2066-\\u2069]{${account.nameMin},}$`, 'u'));
/** Two-letter codes of the languages a user speaks. */
export const languages = z
  .array(z.string().regex(/^[a-z]{2}$/))
  .min(account.languagesMin)
  .max(account.languagesMax)
  .overwrite((codes) => [...new Set(codes)]);
export const idImage = line(64);
export const blockDuration = z.enum(limits.blocks);

export const loginGetPasswordBody = z.object({ email, language });
export const loginWithPasswordBody = z.object({ email, password: line(account.passwordMax) });
export const loginWithPinBody = z.object({ idUser: id, pin });
export const askResetBody = z.object({ email, language });
export const setPasswordBody = z.object({ token: linkToken, password: newPassword });
export const registerBody = z.object({
  name: personName,
  about: text(account.aboutMax).min(1),
  languages,
  idImage: idImage.optional(),
  language,
  terms: z.literal(true),
  adult: z.literal(true),
});
export const updateUserBody = z.object({
  name: personName.optional(),
  nickname: line(account.nicknameMax).optional(),
  about: text(account.aboutMax).optional(),
  languages: languages.optional(),
  idImage: idImage.optional(),
  currency: z.enum(['UAH', 'USD']).optional(),
  language: language.optional(),
  settings: settings.partial().optional(),
  autoDeleteMonths: autoDeleteMonths.nullable().optional(),
});
export const verifySessionBody = z.union([z.object({ password: line(account.passwordMax) }), z.object({ code })]);
export const addDeviceBody = z.object({
  name: line(account.deviceNameMax),
  platform: z.enum(['web', 'ios', 'android']),
  pushToken: line(500).optional(),
});

/** From the browser, after the provider's redirect; or from the mobile app; without either, 1005. */
export const socialProof = z.union([
  z.object({ code: line(2000), state: line(200) }),
  z.object({ idToken: line(8000), nonce: line(200) }),
  z.object({}),
]);

export const clearableFields = ['about', 'corporateEmail', 'image', 'nickname', 'phone'] as const;
/** Comma-separated. */
export const fieldsToClear = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(z.enum(clearableFields)).min(1));

export const linkPurposes = [
  'resetPassword',
  'confirmEmail',
  'revertEmail',
  'revertSocial',
  'corporateEmail',
  'unsubscribe',
  'deposit',
  'withdraw',
  'appeal',
] as const;
export const linkPurpose = z.enum(linkPurposes);
export type LinkPurpose = z.output<typeof linkPurpose>;

export const session = z.object({
  idSession: z.string(),
  deviceName: z.string(),
  current: z.boolean(),
  createdAt: moment,
  lastUsedAt: moment,
});

export const blacklisted = z.object({
  idUser: id,
  name: z.string(),
  imageLink: imageLink.nullable(),
  until: moment.nullable(),
});

/** What would be deleted with the account, and what prevents deletion. */
export const deletion = z.object({
  blockers: z.array(z.object({ kind: z.string(), count: z.int() })),
  loses: z.array(z.object({ kind: z.string(), count: z.int() })),
  /** Cents in the wallet. */
  funds: z.int(),
});
