import { pictureIn } from '@stagedoor/contract/frame';
import { likenessOf, likenessWidth } from '@stagedoor/contract/likeness';

/** What a picture in a file looks like, with and without the margin of a framed one; none when the browser cannot show it. */
export const likenessesOfFile = async (file: Blob): Promise<string[]> => {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return [];
  const boxes = [{ left: 0, top: 0, width: picture.width, height: picture.height }, pictureIn(picture)];
  const found = boxes.flatMap((box) => (box ? (likenessIn(picture, box) ?? []) : []));
  picture.close();
  return found;
};

type Box = NonNullable<ReturnType<typeof pictureIn>>;

const likenessIn = (picture: ImageBitmap, { left, top, ...box }: Box): string | null => {
  const width = Math.max(1, Math.round(Math.min(likenessWidth, box.width)));
  const height = Math.max(1, Math.round((box.height * width) / box.width));
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, left, top, box.width, box.height, 0, 0, width, height);
  const { data } = brush.getImageData(0, 0, width, height);
  return likenessOf({ width, height, channels: 4, data });
};
