import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BucketFiles } from '@itinera/shared/server';
import { Failure } from '../workspace/failure';
import { forAll } from './bucket';

/** Downloads files of a bucket into the folder `target`. */
export async function download(bucket: BucketFiles, names: readonly string[], target: string): Promise<void> {
  await forAll(names, async (name) => {
    const answer = await bucket.request('GET', name);
    if (!answer.ok) throw new Failure(`${bucket.endpoint} had ${name} a moment ago, and has it no more.`);
    mkdirSync(dirname(`${target}/${name}`), { recursive: true });
    writeFileSync(`${target}/${name}`, Buffer.from(await answer.arrayBuffer()));
  });
}
