import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  NoSuchUpload,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { type Arriving, checkKey, type Storage } from './storage.ts';

type Deps = { client: S3Client; bucket: string; stat: Storage['stat'] };
type Parts = Pick<Storage, 'openParts' | 'putPart' | 'joinParts' | 'dropParts'>;

/** Encodes a part as its number and ETag. */
const wordOf = (number: number, tag: string) => `${number} ${tag}`;
const partOf = (word: string) => {
  const [number, ETag] = word.split(' ', 2);
  return { PartNumber: Number(number), ETag };
};

export const s3Parts = ({ client, bucket, stat }: Deps): Parts => {
  const at = ({ key, id }: Arriving) => ({ Bucket: bucket, Key: checkKey(key), UploadId: id });

  return {
    async openParts(key, contentType) {
      const params = { Bucket: bucket, Key: checkKey(key), ContentType: contentType };
      const { UploadId } = await client.send(new CreateMultipartUploadCommand(params));
      if (!UploadId) throw new Error('object storage returned no UploadId');
      return { key, id: UploadId, contentType };
    },

    async putPart(file, number, bytes) {
      const { ETag } = await client.send(new UploadPartCommand({ ...at(file), PartNumber: number, Body: bytes }));
      if (!ETag) throw new Error(`object storage returned no ETag for part ${number}`);
      return wordOf(number, ETag);
    },

    async joinParts(file, parts) {
      try {
        const MultipartUpload = { Parts: parts.map(partOf) };
        await client.send(new CompleteMultipartUploadCommand({ ...at(file), MultipartUpload }));
      } catch (error) {
        // Already joined, and the response was lost.
        if (error instanceof NoSuchUpload && (await stat(file.key))) return;
        throw error;
      }
    },

    async dropParts(file) {
      try {
        await client.send(new AbortMultipartUploadCommand(at(file)));
      } catch (error) {
        if (!(error instanceof NoSuchUpload)) throw error;
      }
    },
  };
};
