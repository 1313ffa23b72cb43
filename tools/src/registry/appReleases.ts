import type { Owner } from '@itinera/shared/routes';

/** The deployed releases of an app: the current one, the previous ones, and those that were rolled back. */
export interface AppReleases {
  current: string;
  /** Previously live releases, newest first: a page falls back to the first, and a rollback returns to it. */
  before: readonly string[];
  /** Releases that were rolled back: never a fallback, and live again only when promoted by name. */
  withdrawn: readonly string[];
}

export type Deployed = Partial<Record<Owner, AppReleases>>;

/** More than any rollback goes back. */
const REMEMBERED = 20;

const without = (releases: readonly string[], release: string) =>
  releases.filter((other) => other !== release).slice(0, REMEMBERED);

/** The releases that pages may load: the current one and its fallback. */
export const liveReleases = (state: AppReleases | undefined): string[] =>
  state ? [state.current, ...state.before.slice(0, 1)] : [];

/** After a release goes live; deploying the current one again changes nothing. */
export function deployed(state: AppReleases | undefined, release: string): AppReleases {
  if (!state) return { current: release, before: [], withdrawn: [] };
  if (state.current === release) return state;
  return {
    current: release,
    before: without([state.current, ...without(state.before, release)], release),
    withdrawn: without(state.withdrawn, release),
  };
}

/** After a rollback; undefined when there is no release to return to. */
export function rolledBack({ current, before, withdrawn }: AppReleases): AppReleases | undefined {
  const [target, ...earlier] = before;
  if (target === undefined) return undefined;
  return { current: target, before: earlier, withdrawn: [current, ...without(withdrawn, current)] };
}

/** Without previous releases whose files are gone. */
export const withoutDeleted = (state: AppReleases, exists: (release: string) => boolean): AppReleases => ({
  ...state,
  before: state.before.filter(exists),
});
