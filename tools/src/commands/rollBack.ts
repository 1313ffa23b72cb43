import { change, type Cause } from '../registry/change';
import type { Change } from '../registry/live';
import { rolledBack } from '../registry/appReleases';
import type { App } from '../workspace/apps';
import { Failure } from '../workspace/failure';

/** Puts the previous release live in all shells; the one that is rolled back does not become its fallback. */
export function rollBack(place: string, app: App, cause: Cause): Change | undefined {
  return change(place, cause, (deployed) => {
    const releases = deployed[app.name];
    const target = releases && rolledBack(releases);
    if (!target) throw new Failure(`${app.name} has no earlier release to return to.`);
    return { ...deployed, [app.name]: target };
  });
}
