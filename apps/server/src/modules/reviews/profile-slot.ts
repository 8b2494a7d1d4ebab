import { type ProfileSlot, profileSlot } from '../../extension-points/profile-slot.ts';
import type { Reviews } from './reviews.ts';

/** What fans said, in sum, and the latest of it. */
export const reviewsSlot = ({ summaryOf, latestOf }: Pick<Reviews, 'summaryOf' | 'latestOf'>): ProfileSlot =>
  profileSlot(['totalScores', 'averageScore', 'lastComment'], async ({ idTalent, language }) => {
    const [summary, lastComment] = await Promise.all([summaryOf(idTalent), latestOf(idTalent, language)]);
    return { ...summary, lastComment };
  });
