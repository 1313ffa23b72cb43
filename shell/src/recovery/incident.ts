import { siteOf, type Owner, type RouteName } from '@itinera/shared/routes';
import { hostRelease, releasesOf, registrySerial } from '../remotes/registry';
import { placesIn, redact } from './redact';

const ids = new WeakMap<object, string>();
const newId = () => crypto.randomUUID().replaceAll('-', '');

/** Id of a failure, shown in the card, the browser's log and copied details. */
export function traceIdOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return newId();
  const id = ids.get(error) ?? newId();
  ids.set(error, id);
  return id;
}

/** Releases of a part that were tried, current one first. */
const releasesTried = (owner: Owner) => {
  const releases = owner === 'shell' ? [hostRelease()] : releasesOf(owner).map(({ extras }) => extras);
  return releases.map(({ release, commit, built }) => `${release} (commit ${commit}, built ${built})`);
};

/** The error and its causes. */
function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

/** Report for the team that owns a page: without ids in addresses, input, names and tokens. */
export function incidentReport(page: RouteName, error: unknown, at = new Date()): string {
  const { owner, path } = siteOf(page);
  const causes = causesOf(error);
  return [
    `Incident ${traceIdOf(error)}`,
    `Time: ${at.toISOString()}`,
    `Page: ${page} (${path})`,
    `Part: ${owner}`,
    ...releasesTried(owner).map((release) => `Release: ${release}`),
    `Shell: ${hostRelease().release}, registry ${registrySerial()}`,
    ...causes.map(({ name, message }) => `Error: ${name}: ${redact(message)}`),
    ...causes.flatMap(({ stack = '' }) => placesIn(stack)).map((place) => `  at ${place}`),
    `Browser: ${navigator.userAgent}, ${navigator.onLine ? 'online' : 'offline'}`,
  ].join('\n');
}
