import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { s3Parts } from './s3-parts.ts';
import { checkKey, type Storage } from './storage.ts';

type Bucket = {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** For S3-compatible providers other than Amazon. */
  endpoint?: string;
};

const unknownType = 'application/octet-stream';

export const s3Storage = ({ bucket, region, accessKeyId, secretAccessKey, endpoint }: Bucket): Storage => {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other providers support neither the newer checksums nor virtual-hosted buckets.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) });

  const stat: Storage['stat'] = async (key) => {
    try {
      const { ContentType, ContentLength } = await client.send(new HeadObjectCommand(at(key)));
      return { contentType: ContentType ?? unknownType, size: ContentLength ?? 0 };
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
  };

  return {
    async put(key, bytes, contentType) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType }));
    },

    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        const { Body, ContentType, ContentLength } = await client.send(new GetObjectCommand({ ...at(key), Range }));
        if (!(Body instanceof Readable) || ContentLength === undefined) {
          throw new Error('object storage returned no body or no length');
        }
        return { stream: Body, contentType: ContentType ?? unknownType, size: ContentLength };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },

    stat,

    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },

    ...s3Parts({ client, bucket, stat }),
  };
};
