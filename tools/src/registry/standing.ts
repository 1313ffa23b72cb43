import type { Owner } from '@itinera/shared/routes';

/** Where an app stands: what is live of it, what was, and what was taken back. */
export interface Standing {
  current: string;
  /** Releases that were live before, newest first: a page falls back to the first, and a rollback returns to it. */
  before: readonly string[];
  /** Taken back by a rollback: no fallback, and live again only when somebody promotes them by name. */
  withdrawn: readonly string[];
}

export type Deployed = Partial<Record<Owner, Standing>>;

/** Longer than any rollback goes back. */
const REMEMBERED = 20;

const without = (releases: readonly string[], release: string) =>
  releases.filter((other) => other !== release).slice(0, REMEMBERED);

/** What pages may load: the current release and the one to fall back to. */
export const liveReleases = (standing: Standing | undefined): string[] =>
  standing ? [standing.current, ...standing.before.slice(0, 1)] : [];

/** The standing after a release goes live; deploying the current one again changes nothing. */
export function deployed(standing: Standing | undefined, release: string): Standing {
  if (!standing) return { current: release, before: [], withdrawn: [] };
  if (standing.current === release) return standing;
  return {
    current: release,
    before: without([standing.current, ...without(standing.before, release)], release),
    withdrawn: without(standing.withdrawn, release),
  };
}

/** The standing after the current release was taken back; undefined when there is none to return to. */
export function rolledBack({ current, before, withdrawn }: Standing): Standing | undefined {
  const [target, ...earlier] = before;
  if (target === undefined) return undefined;
  return { current: target, before: earlier, withdrawn: [current, ...without(withdrawn, current)] };
}

/** Without the releases before that are no longer there. */
export const present = (standing: Standing, exists: (release: string) => boolean): Standing => ({
  ...standing,
  before: standing.before.filter(exists),
});
