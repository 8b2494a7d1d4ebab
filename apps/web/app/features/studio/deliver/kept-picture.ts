import type { UploadedPhoto } from '../../../shared/photo/use-photo-upload.ts';

const isUploaded = (value: unknown): value is UploadedPhoto =>
  typeof value === 'object' && value !== null && 'idImage' in value && 'imageLink' in value;

/** What was uploaded for an order and not handed over yet: a reload does not lose it. */
export const keptPicture = (idOrder: number) => {
  const key = `deliver.${idOrder}`;
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
