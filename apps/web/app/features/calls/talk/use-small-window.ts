import { type RefObject, useEffect } from 'react';

/** The picture of the other side in a window of its own, above all others; null where the browser has none. */
export const useSmallWindow = (
  video: RefObject<HTMLVideoElement | null>,
  hasPicture: boolean,
): (() => Promise<void>) | null => {
  useEffect(
    () => () => {
      if (document.pictureInPictureElement) void document.exitPictureInPicture();
    },
    [],
  );
  if (!hasPicture || typeof document === 'undefined' || !document.pictureInPictureEnabled) return null;
  return async () => {
    // Refused where the picture has not begun yet: nothing is lost.
    const change = document.pictureInPictureElement
      ? document.exitPictureInPicture()
      : video.current?.requestPictureInPicture();
    await change?.catch(() => {});
  };
};
