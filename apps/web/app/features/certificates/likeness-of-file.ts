import { likenessOf, likenessWidth } from '@stagedoor/contract/likeness';

/** What a picture in a file looks like; null when the browser cannot show it. */
export const likenessOfFile = async (file: Blob): Promise<string | null> => {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const width = Math.min(likenessWidth, picture.width);
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, width, height);
  picture.close();
  const { data } = brush.getImageData(0, 0, width, height);
  return likenessOf({ width, height, channels: 4, data });
};
