import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BucketFiles, ListedFile } from '@itinera/shared/server';
import { excessOf } from '../release/contents';
import { Failure } from '../workspace/failure';
import { forAll } from './bucket';

/** `shell/<release>` or `remotes/<name>/<release>`. */
const releaseIn = (name: string) => /^(shell\/[^/]+|remotes\/[^/]+\/[^/]+)\//.exec(name)?.[1] ?? '';

/** Writers of the bucket must not be able to fill this machine. */
function refuseExcess(files: readonly ListedFile[]): void {
  for (const release of new Set(files.map(({ name }) => releaseIn(name)))) {
    const [excess] = excessOf(files.filter(({ name }) => releaseIn(name) === release));
    if (excess !== undefined)
      throw new Failure(`The bucket has more than any build makes. ${release || 'registry'}: ${excess}.`);
  }
}

/** Downloads files of a bucket into the folder `target`. */
export async function download(
  bucket: BucketFiles,
  files: readonly ListedFile[],
  target: string,
): Promise<void> {
  refuseExcess(files);
  await forAll(
    files.map(({ name }) => name),
    async (name) => {
      const answer = await bucket.request('GET', name);
      if (!answer.ok) throw new Failure(`${bucket.endpoint} had ${name} a moment ago, and has it no more.`);
      mkdirSync(dirname(`${target}/${name}`), { recursive: true });
      writeFileSync(`${target}/${name}`, Buffer.from(await answer.arrayBuffer()));
    },
  );
}
