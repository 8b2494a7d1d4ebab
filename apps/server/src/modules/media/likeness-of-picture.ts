import { likenessOf, likenessWidth } from '@stagedoor/contract/likeness';
import type { Sharp } from 'sharp';

export const likenessOfPicture = async (picture: Sharp): Promise<string> => {
  const small = picture.resize({ width: likenessWidth, withoutEnlargement: true }).toColourspace('srgb');
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  return likenessOf({ ...info, data });
};
