import { type ProfileSlot, profileSlot } from '../../extension-points/profile-slot.ts';
import type { Reviews } from './reviews.ts';

/** The review summary and the latest review. */
export const reviewsSlot = ({ summaryOf, latestOf }: Pick<Reviews, 'summaryOf' | 'latestOf'>): ProfileSlot =>
  profileSlot(['totalScores', 'averageScore', 'lastComment'], async ({ idTalent, language }) => {
    const [summary, lastComment] = await Promise.all([summaryOf(idTalent), latestOf(idTalent, language)]);
    return { ...summary, lastComment };
  });
