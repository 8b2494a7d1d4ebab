import { createHash } from 'node:crypto';

type Content = {
  title: string;
  text: string;
  idVideo: string | null;
  pictures: readonly string[];
  idFile: string | null;
  answers: readonly string[] | null;
};

/** Of all that a post says and shows: the same content twice is refused. */
export const contentHash = ({ title, text, idVideo, pictures, idFile, answers }: Content): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([title, text, idVideo, pictures, idFile, answers]))
    .digest();
