import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readRegularFile, releaseLimits } from '@itinera/shared/server';
import { foreignContents } from '../release/contents';
import { problemsOf } from '../release/files';
import { addressOf, folderOf, readRelease, type Release } from '../release/release';
import type { App } from '../workspace/apps';
import { Failure } from '../workspace/failure';

/** Reads `release.json` of a built folder and verifies the files that it names; there are no others. */
export function readBuilt(app: App, folder: string): Release {
  const text = readRegularFile(`${folder}/release.json`, releaseLimits.bytesOfManifest);
  if (!text) throw new Failure(`${folder} is no release: it has no release.json. Build it first.`);
  const release = releaseIn(text.toString(), folder);
  const address = addressOf(app, release.release);
  if (!release.entry.href.startsWith(`${address}/`))
    throw new Failure(`${folder} is a release of another app: its entry is ${release.entry.href}.`);
  // Layers belong to the shell's release, not to the folder.
  const foreign = foreignContents(app, release, folder);
  if (foreign.length > 0)
    throw new Failure(
      `${folder} has what no build makes: ${foreign.slice(0, 5).join('; ')}. Build it again in an empty folder.`,
    );
  const problems = problemsOf(release, (href) => folder + href.slice(address.length));
  if (problems.length > 0) throw new Failure(`${folder} is damaged: ${problems.join('; ')}. Build it again.`);
  return release;
}

function releaseIn(text: string, folder: string): Release {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(`${folder} is no release: its release.json can’t be read. Build it again.`);
  }
}

/** Copies a release to where it is served from, completely or not at all. A published release never changes. */
export function upload(place: string, app: App, folder: string): Release {
  const release = readBuilt(app, folder);
  if (!release.files)
    throw new Failure(
      `${folder} does not list its files: an earlier version of the tools built it. Build it again.`,
    );
  const target = folderOf(app, release.release, place);
  if (resolve(target) === resolve(folder)) return release;
  if (existsSync(target)) {
    const there = readRelease(app, release.release, place);
    if (there.entry.integrity !== release.entry.integrity)
      throw new Failure(
        `${app.name} ${release.release} is in ${place} already, with other content. A release never changes: give the new one another version.`,
      );
    // A working copy of a bucket has only this file of releases that are not live.
    if (problemsOf(there, (href) => place + href).length === 0) return release;
  }
  const draft = `${target}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  cpSync(folder, draft, { recursive: true });
  try {
    // What was copied is what is served: the folder may have changed since it was read.
    readBuilt(app, draft);
  } catch (error) {
    rmSync(draft, { recursive: true });
    throw error;
  }
  rmSync(target, { recursive: true, force: true });
  renameSync(draft, target);
  return release;
}
