import { type ProfileSlot, profileSlot } from '../../../extension-points/profile-slot.ts';
import type { Orders } from '../orders.ts';

const worksShown = 6;

/** A talent's track record and latest works. */
export const trackRecordSlot = ({
  trackRecordOf,
  listLatest,
}: Pick<Orders, 'trackRecordOf' | 'listLatest'>): ProfileSlot =>
  profileSlot(['delivered', 'charityTotal', 'latestCompleteProducts'], async ({ idTalent, language }) => {
    const [record, works] = await Promise.all([trackRecordOf(idTalent), listLatest(idTalent, worksShown, language)]);
    return {
      delivered: record.delivered,
      charityTotal: record.donated,
      latestCompleteProducts: works,
      userDTO: { onTimePercent: record.onTimePercent },
    };
  });
