import { limits } from '@stagedoor/contract/limits';

const { account, application, card, deposit, events, links, orders, products, reports, verification, withdrawal } =
  limits;

/** Limits that texts mention. A text writes `{cancelMinutes, limit}`, so it changes with the limit. */
export const limitGaps = {
  adultAge: account.adultAge,
  nicknameMax: account.nicknameMax,
  passwordLinkMinutes: links.passwordMinutes,
  confirmEmailHours: links.confirmEmailHours,
  exportHours: links.exportHours,
  revertDays: links.revertDays,
  pinDigits: account.pinDigits,
  pinChecks: account.pinChecks,
  verifiedMinutes: account.verifiedMinutes,
  codeDigits: verification.codeDigits,
  codeMinutes: verification.codeMinutes,
  waitMinutes: verification.waitMinutes,
  applicationHours: application.answerHours,
  applyAgainDays: application.againDays,
  profilesMax: application.profilesMax,
  cardDigits: card.numberDigits,
  standardDays: orders.standardDays,
  expressHours: orders.expressHours,
  collaborationHours: orders.collaborationReviewHours,
  collaborationDays: orders.collaborationAnswerDays,
  messageCancelHours: orders.messageCancelHours,
  cancelMinutes: orders.cancellationWindowMinutes,
  extensionDays: orders.extensionDays,
  fixDays: orders.redoDays,
  reviewEditDays: orders.reviewEditDays,
  problemAnswerHours: orders.problemAnswerHours,
  problemDays: orders.problemAfterDays,
  secretDevices: orders.secretDevices,
  addressesMax: orders.addressesMax,
  holdMinutes: orders.stockHoldMinutes,
  donateHours: orders.donateHours,
  packMonths: orders.packMonths,
  eventReminderHours: events.reminderHoursBefore,
  dateLockedHours: events.dateLockedHours,
  eventUrgentHours: events.urgentHours,
  movedRefundHours: events.movedRefundHours,
  pendingHours: products.pendingHours.digital,
  pendingHoursGoods: products.pendingHours.goods,
  pendingHoursEvent: products.pendingHours.event,
  depositMinutes: deposit.minutes,
  withdrawalHours: withdrawal.answerHours,
  newDestinationHours: withdrawal.newDestinationHours,
  purposeMax: withdrawal.purposeMax,
  withdrawalLinkMinutes: withdrawal.linkMinutes,
  appealDays: reports.appealDays,
} as const;

export const isLimitGap = (name: string): name is keyof typeof limitGaps => Object.hasOwn(limitGaps, name);

export const fillLimits = (text: string): string =>
  text.replaceAll(/\{(\w+), limit\}/g, (gap, name: string) => (isLimitGap(name) ? String(limitGaps[name]) : gap));
