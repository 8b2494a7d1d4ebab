import type { PropertyLines } from './property-lines.ts';

/** The overviews of the studio and the back office. */
export const overviewLines: PropertyLines = {
  'StudioOverview.at': 'When this was counted.',
  'StudioOverview.count': 'How many orders wait; the count stops at 100.',
  'StudioOverview.due': 'Its deadline; null for a redo.',
  'StudioOverview.followers': 'How many follow the talent; in a week, how many of them began then.',
  'StudioOverview.from': 'The first day of the month or week, in the given time zone.',
  'StudioOverview.steps': 'Next steps besides the waiting orders.',
  'StudioOverview.waiting': 'The orders that wait for the talent.',
  'StudioOverview.youReceive': 'What the talent gets of it, in cents.',
  'StaffOverview.at': 'When this was counted, or the time of the audit.',
  'StaffOverview.count': 'How many. The count of a queue stops at 1,000.',
  'StaffOverview.money': 'Money held, sales and refunds; null without the scope `finance`.',
  'StaffOverview.oldest': 'Since when the oldest waits; null if none does.',
  'StaffOverview.orders': 'Orders paid on each day, today last; null for staff who may not open orders.',
  'StaffOverview.refunds': 'The number of orders with refunds.',
  buyers: 'How many bought from the talent for the first time.',
  day: 'The day, in UTC.',
  days: 'The days, today last.',
  fans: 'New fans of each week from Monday, the current one last.',
  held: 'Money in escrow, in cents; null before the first audit.',
  income: 'What the talent earned in each month, the current one last.',
  nearest: 'Those that are due first.',
  refunded: 'Refunds to buyers, in cents.',
  sales: 'What buyers paid, in cents.',
  wants: 'What the talent has to do.',
};
