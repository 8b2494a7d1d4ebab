import type { FieldWord } from './field-problem.ts';
import type { IncompleteReason } from './incomplete-reason.ts';

// Clients log out on 403, so only 1001 has it. Missing and foreign resources both answer 404.
export const errors = {
  noSuchUser: { code: 1001, status: 403 },
  somethingWrong: { code: 1002, status: 500 },
  emailTaken: { code: 1004, status: 409 },
  missingSocialToken: { code: 1005, status: 422 },
  mandatoryFieldNull: { code: 1008, status: 422 },
  invalidEmail: { code: 1009, status: 422 },
  socialAccountTaken: { code: 1010, status: 409 },
  depositInProgress: { code: 1018, status: 409 },
  withdrawalInProgress: { code: 1019, status: 409 },
  transactionAlreadyApproved: { code: 1021, status: 409 },
  youBlockedYourself: { code: 1022, status: 409 },
  userBlockedYou: { code: 1023, status: 409 },
  callInProgress: { code: 1024, status: 409 },
  notEnoughMoney: { code: 1025, status: 409 },
  incompleteRequest: { code: 1028, status: 409 },
  wrongChecksum: { code: 1029, status: 422 },
  blockedByAdmin: { code: 1030, status: 409 },
  partnerBlockedByAdmin: { code: 1033, status: 409 },
  callsDisabled: { code: 1034, status: 409 },
  messagesDisabled: { code: 1035, status: 409 },
  nameAndTypeTaken: { code: 1036, status: 409 },
  wrongAppVersion: { code: 1037, status: 409 },
  requestAlreadyExists: { code: 1039, status: 409 },
  serviceLater: { code: 1040, status: 503 },
  contentExists: { code: 1042, status: 409 },
  nicknameUnavailable: { code: 1043, status: 409 },
  invalidPromoCode: { code: 1045, status: 422 },
  fileTooLarge: { code: 1046, status: 413 },
  badInternet: { code: 1047, status: 400 },
  everythingSold: { code: 1048, status: 409 },
  fileSendingDisabled: { code: 1050, status: 409 },
  wrongBid: { code: 1051, status: 409 },
  auctionEnded: { code: 1052, status: 409 },
  auctionInProgress: { code: 1053, status: 409 },
  invalidPhone: { code: 1057, status: 422 },
  pageNotFound: { code: 1058, status: 404 },
  postRemoved: { code: 1059, status: 410 },
  tooManyChecks: { code: 1060, status: 429 },
  tooManySends: { code: 1061, status: 429 },
  codeExpired: { code: 1062, status: 409 },
  noRightToDelete: { code: 1063, status: 409 },
  activityRestricted: { code: 1064, status: 409 },
  userAlreadyBlocked: { code: 1065, status: 409 },
  subscriptionActive: { code: 1066, status: 409 },
  dateCannotChange: { code: 1067, status: 409 },
  notImplemented: { code: 1069, status: 501 },
  noMessagesLeft: { code: 1070, status: 409 },
  noActiveProduct: { code: 1072, status: 409 },
  removedFromChat: { code: 1074, status: 409 },
  anonymousCannotWrite: { code: 1075, status: 409 },
  serverDown: { code: 21005, status: 503 },
} as const satisfies Record<string, { code: number; status: number }>;

export type ErrorName = keyof typeof errors;
export type ErrorCode = (typeof errors)[ErrorName]['code'];

export const errorNames = Object.keys(errors) as ErrorName[];

const namesByCode: ReadonlyMap<number, ErrorName> = new Map(errorNames.map((name) => [errors[name].code, name]));

export const errorByCode = (code: number): ErrorName | undefined => namesByCode.get(code);

/** Field name → what is wrong with it. */
export type FieldProblems = Readonly<Record<string, FieldWord>>;

export type ApiErrorDetails = {
  fields?: FieldProblems | undefined;
  /** Required for `incompleteRequest`, and only there. */
  reason?: IncompleteReason | undefined;
  /** Seconds until a retry makes sense. */
  retryAfter?: number | undefined;
  requestId?: string | undefined;
  cause?: unknown;
};

/** An API error from the catalogue, used on the server and in the browser. */
export class ApiError extends Error {
  override readonly name: ErrorName;
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldProblems | undefined;
  readonly reason: IncompleteReason | undefined;
  readonly retryAfter: number | undefined;
  readonly requestId: string | undefined;

  constructor(name: ErrorName, { fields, reason, retryAfter, requestId, cause }: ApiErrorDetails = {}) {
    super(`${errors[name].code} ${name}`, { cause });
    this.name = name;
    this.code = errors[name].code;
    this.status = errors[name].status;
    this.fields = fields;
    this.reason = reason;
    this.retryAfter = retryAfter;
    this.requestId = requestId;
  }
}

type DetailsOf<Name extends ErrorName> = Name extends 'incompleteRequest'
  ? [details: ApiErrorDetails & { reason: IncompleteReason }]
  : [details?: Omit<ApiErrorDetails, 'reason'>];

export function fail<Name extends ErrorName>(name: Name, ...[details]: DetailsOf<Name>): never {
  throw new ApiError(name, details);
}

/** The reason of a 1028 error; undefined for other errors. */
export const incompleteReasonOf = (error: unknown): IncompleteReason | undefined =>
  error instanceof ApiError && error.name === 'incompleteRequest' ? error.reason : undefined;
