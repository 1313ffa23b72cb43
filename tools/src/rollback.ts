import { readDeployed } from './registry/deployed';
import { publish } from './registry/publish';
import { appIn } from './workspace/apps';
import { Failure } from './workspace/failure';

/** `rollback -- mf-hotels` puts the previous release live; a second run brings the newer one back. */
export async function run([folder = '']: string[]): Promise<number> {
  const { name } = appIn(folder);
  const { deployed } = readDeployed();
  const live = deployed[name];
  if (!live?.previous) throw new Failure(`${folder} has no previous release to return to.`);
  publish({ ...deployed, [name]: { current: live.previous, previous: live.current } });
  console.log(`${folder}: ${live.current} → ${live.previous}`);
  return 0;
}
