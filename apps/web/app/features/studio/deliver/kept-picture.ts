import { ownDraft } from '../../../shared/forms/draft.ts';
import type { UploadedPhoto } from '../../../shared/photo/use-photo-upload.ts';

const isUploaded = (value: unknown): value is UploadedPhoto =>
  typeof value === 'object' && value !== null && 'idImage' in value && 'imageLink' in value;

/** The picture that was uploaded but not delivered yet; survives a reload. */
export const keptPicture = (idOrder: number) => {
  const key = ownDraft(`deliver.${idOrder}`);
  return {
    read: (): UploadedPhoto | null => {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        return isUploaded(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    keep: (picture: UploadedPhoto | null): void => {
      if (picture) sessionStorage.setItem(key, JSON.stringify(picture));
      else sessionStorage.removeItem(key);
    },
  };
};
