import { change, type Cause } from '../registry/change';
import type { Change } from '../registry/live';
import { deployed } from '../registry/appReleases';
import { isBuilt } from '../release/release';
import type { App } from '../workspace/apps';
import { Failure } from '../workspace/failure';

/** Puts an existing release live, even one that was rolled back. */
export function promote(place: string, app: App, release: string, cause: Cause): Change | undefined {
  if (!isBuilt(app, release, place))
    throw new Failure(`There is no release ${release} of ${app.name} in ${place}.`);
  return change(place, cause, (live) => ({ ...live, [app.name]: deployed(live[app.name], release) }));
}
