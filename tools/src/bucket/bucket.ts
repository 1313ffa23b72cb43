import { openBucket, readBucket, type BucketFiles, type ListedFile } from '@itinera/shared/server';
import { Failure } from '../workspace/failure';

/** Files in parallel: a release has up to two hundred small ones. */
const LANES = 8;

export const isBucket = (place: string): boolean => place.startsWith('s3://');

/** `address`: `s3://<key>:<secret>@<host>/<bucket>[/<folder>]?region=<region>`. */
export function bucketAt(address: string): BucketFiles {
  if (!readBucket(address))
    throw new Failure(
      'That is not the address of a bucket: write s3://<key>:<secret>@<host>/<bucket>?region=…, with %2F for a / in the secret.',
    );
  const bucket: BucketFiles = openBucket(
    address,
    (reason) => new Failure(`The bucket ${bucket.endpoint} ${reason}. What is live was not changed.`),
  );
  return bucket;
}

export async function listed({ list }: BucketFiles): Promise<ListedFile[]> {
  const files = [];
  for await (const file of list()) {
    // Names become paths here, and a writer of the bucket must not be able to write elsewhere on this machine.
    if (file.name.split('/').includes('..'))
      throw new Failure(`The bucket has a file that is none: ${file.name}`);
    files.push(file);
  }
  return files;
}

/** Runs the work for all names, `LANES` at a time. */
export async function forAll(names: readonly string[], work: (name: string) => Promise<void>): Promise<void> {
  const left = names.values();
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const name of left) await work(name);
    }),
  );
}
