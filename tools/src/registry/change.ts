import type { Audience, RegistryDocument, RegistryPayload } from '@itinera/shared/contracts';
import { isSignedByOneOf, publicKeyOf, signRegistry } from '@itinera/shared/server';
import { isBuilt, readRelease } from '../release/release';
import { apps, type App } from '../workspace/apps';
import { withLock } from './withLock';
import { compose } from './compose';
import { documentsOf } from './documents';
import { readLive, writeLive, type Change } from './live';
import { signingKey } from './signingKey';
import { withoutDeleted, type Deployed } from './appReleases';

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
 * Changes what is live for all shells in one step. `alter` maps the deployed releases to the new ones. Returns the change, or undefined
 * when nothing changed.
 */
export function change(
  place: string,
  cause: Cause,
  alter: (deployed: Deployed) => Deployed,
): Change | undefined {
  const folder = registryIn(place);
  return withLock(folder, () => {
    const live = readLive(folder);
    const before = live.deployed;
    const deployed = alter(presentIn(place, before));
    const read = (app: App, release: string) => readRelease(app, release, place);
    const staff = compose(deployed, 'staff', read);
    const payload: RegistryPayload | undefined = live.documents && JSON.parse(live.documents.staff.payload);
    const key = signingKey();
    if (
      payload &&
      isFresh(payload) &&
      live.documents &&
      isSignedBy(key, live.documents) &&
      JSON.stringify(contentOf(payload)) === JSON.stringify(staff)
    )
      return;

    // Increases even after the folder was deleted: open pages remember the last serial.
    const serial = Math.max(live.serial + 1, Date.now());
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
    writeLive(folder, {
      serial,
      deployed,
      documents: documentsOf(
        serial,
        expires,
        (audience) => (audience === 'staff' ? staff : compose(deployed, audience, read)),
        (text) => signRegistry(text, key),
      ),
      changes: [done, ...live.changes].slice(0, REMEMBERED_CHANGES),
    });
    return done;
  });
}

const contentOf = ({ audience, host, microFrontends }: RegistryPayload) => ({
  audience,
  host,
  microFrontends,
});

const isFresh = ({ expires }: RegistryPayload) => Date.parse(expires) - Date.now() > LIFETIME_MS / 2;

/** False after a change of the key, when all documents must be signed again. */
const isSignedBy = (key: string, documents: Record<Audience, RegistryDocument>): boolean =>
  Object.values(documents).every(({ payload, signature }) =>
    isSignedByOneOf([publicKeyOf(key)], payload, signature),
  );

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
