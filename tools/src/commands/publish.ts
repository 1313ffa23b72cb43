import { existsSync, rmSync } from 'node:fs';
import { folderOf } from '../release/release';
import type { App } from '../workspace/apps';
import { Failure } from '../workspace/failure';
import { checkCompatibility } from './checkCompatibility';
import { tryOut, type Trial } from './trial/tryOut';
import { readBuilt, upload } from './upload';

interface Publication {
  place: string;
  app: App;
  /** Folder of a built release. */
  folder: string;
  say: (line: string) => void;
  /** Loads a release in the live shell of an audience. */
  tryIn?: (trial: Trial) => Promise<string>;
}

/**
 * Copies a release to where it is served from, without putting it live: first it must be compatible with each live shell that offers the
 * remote, and then load there. Returns its name.
 */
export async function publish({ place, app, folder, say, tryIn = tryOut }: Publication): Promise<string> {
  const release = readBuilt(app, folder);
  const verdicts = checkCompatibility(place, app, release);
  for (const { sentence } of verdicts) say(sentence);
  if (verdicts.some(({ reasons }) => reasons && reasons.length > 0))
    throw new Failure(`${app.name} ${release.release} is not published: a live shell can’t run it.`);
  const target = folderOf(app, release.release, place);
  const isNew = !existsSync(target);
  upload(place, app, folder);
  try {
    for (const { audience } of verdicts.filter(({ reasons }) => reasons)) {
      say(`${audience.padEnd(8)} ${await tryIn({ place, app, release: release.release, audience })}`);
    }
  } catch (error) {
    // A release that failed its trial must not be promoted.
    if (isNew) rmSync(target, { recursive: true });
    throw error;
  }
  say(`${app.name} ${release.release} is published.`);
  return release.release;
}
