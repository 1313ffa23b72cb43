import { change, type Cause } from '../registry/change';
import type { Change } from '../registry/live';
import { isWorkingCopy } from '../registry/remembered';
import { deployed } from '../registry/appReleases';
import { manifestOf } from '../release/manifest';
import { folderOf, isBuilt } from '../release/release';
import type { App } from '../workspace/apps';
import { Failure } from '../workspace/failure';
import { readBuilt } from './upload';

/**
 * Puts an existing release live, even one that was rolled back. `digest`: the hash that was printed when it was published, if what is
 * there now must still be that.
 */
export function promote(
  place: string,
  app: App,
  release: string,
  cause: Cause,
  digest?: string,
): Change | undefined {
  if (!isBuilt(app, release, place))
    throw new Failure(`There is no release ${release} of ${app.name} in ${place}.`);
  const found = manifestOf(app, release, place);
  if (digest !== undefined && found.digest !== digest)
    throw new Failure(
      `${app.name} ${release} is not what was published: its hash is ${found.digest}, not ${digest}. Nothing was changed.`,
    );
  // A working copy of a bucket has only the manifest of releases that are not live; servers compare the files when they fetch them.
  if (!isWorkingCopy(place)) readBuilt(app, folderOf(app, release, place));
  return change(place, cause, (live) => ({ ...live, [app.name]: deployed(live[app.name], release) }));
}
