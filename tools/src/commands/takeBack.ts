import { change, type Cause } from '../registry/change';
import type { Change } from '../registry/live';
import { rolledBack } from '../registry/standing';
import type { App } from '../workspace/apps';
import { Failure } from '../workspace/failure';

/** Puts the release live that was before, in all shells; the one that was taken back is no fallback of it. */
export function takeBack(place: string, app: App, cause: Cause): Change | undefined {
  return change(place, cause, (deployed) => {
    const standing = deployed[app.name];
    const target = standing && rolledBack(standing);
    if (!target) throw new Failure(`${app.name} has no earlier release to return to.`);
    return { ...deployed, [app.name]: target };
  });
}
