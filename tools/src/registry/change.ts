import type { RegistryPayload } from '@itinera/shared/contracts';
import { isSignedByOneOf, publicKeyOf, signRegistry } from '@itinera/shared/server';
import { isBuilt } from '../release/release';
import { apps } from '../workspace/apps';
import { withoutDeleted, type Deployed } from './appReleases';
import { compose } from './compose';
import { documentsOf, type Content } from './documents';
import { readLive, writeLive, type Change, type Manifests } from './live';
import { pinnedReleases } from './pinned';
import { isWorkingCopy, rememberedSerial, rememberSerial } from './remembered';
import { sealed } from './seal';
import { signingKey, trustedKeys } from './signingKey';
import { verifiedLive, type Verified } from './verifiedLive';
import { withLock } from './withLock';

const LIFETIME_MS = 365 * 24 * 3600 * 1000;
const REMEMBERED_CHANGES = 500;

/** Author and reason of a change. */
export interface Cause {
  who: string;
  why: string;
}

/** The folder that origins serve the registry from. */
export const registryIn = (place: string) => `${place}/registry`;

/**
 * Changes what is live for all shells in one step. `alter` maps the deployed releases to the new ones; `built` are the releases that were
 * built just now. Returns the change, or undefined when nothing changed. Refuses to build on what this key has not signed.
 */
export function change(
  place: string,
  cause: Cause,
  alter: (deployed: Deployed) => Deployed,
  built: ReadonlySet<string> = new Set(),
): Change | undefined {
  const folder = registryIn(place);
  return withLock(folder, () => {
    const key = signingKey();
    const live = verifiedLive(place, folder, trustedKeys());
    const before = live.deployed;
    const deployed = alter(presentIn(place, before));
    const { read, manifestsOf } = pinnedReleases(place, live, built);
    const staff = compose(deployed, 'staff', read);
    const partner = compose(deployed, 'partner', read);
    const manifests = manifestsOf(deployed);
    if (live.isSealed && isSigned(key, folder) && isSame(live, { staff, manifests })) return;

    // Increases even after the folder was deleted: open pages remember the last serial.
    const serial = Math.max(live.serial + 1, rememberedSerial(place) + 1, Date.now());
    const expires = new Date(Date.now() + LIFETIME_MS).toISOString();
    const done: Change = {
      at: new Date().toISOString(),
      serial,
      ...cause,
      apps: apps.flatMap(({ name: app }) => {
        const [from, to] = [before[app]?.current ?? null, deployed[app]?.current];
        return to === undefined || from === to ? [] : [{ app, from, to }];
      }),
    };
    const sign = (text: string) => signRegistry(text, key);
    const contents = { staff, partner };
    const documents = documentsOf(serial, expires, (audience) => contents[audience], sign);
    const changes = [done, ...live.changes].slice(0, REMEMBERED_CHANGES);
    writeLive(folder, sealed({ serial, deployed, manifests, changes }, documents, sign));
    // A working copy is not live before it is uploaded.
    if (!isWorkingCopy(place)) rememberSerial(place, serial);
    return done;
  });
}

/** Whether nothing would be signed that is not signed already, for another half of a year at least. */
function isSame({ documents, manifests }: Verified, now: { staff: Content; manifests: Manifests }): boolean {
  if (!documents) return false;
  const payload: RegistryPayload = JSON.parse(documents.staff.payload);
  const { audience, host, microFrontends } = payload;
  const signed = { staff: { audience, host, microFrontends }, manifests };
  return isFresh(payload) && JSON.stringify(signed) === JSON.stringify(now);
}

const isFresh = ({ expires }: RegistryPayload) => Date.parse(expires) - Date.now() > LIFETIME_MS / 2;

/** False after a change of the key, when all must be signed again. */
function isSigned(key: string, folder: string): boolean {
  const { documents, state } = readLive(folder);
  return [...Object.values(documents ?? {}), ...(state ? [state] : [])].every(({ payload, signature }) =>
    isSignedByOneOf([publicKeyOf(key)], payload, signature),
  );
}

/** Without releases whose files were removed: a rollback can't return to them. */
export const presentIn = (place: string, deployed: Deployed): Deployed =>
  Object.fromEntries(
    apps.flatMap((app) => {
      const standing = deployed[app.name];
      return standing
        ? [[app.name, withoutDeleted(standing, (release) => isBuilt(app, release, place))]]
        : [];
    }),
  );
