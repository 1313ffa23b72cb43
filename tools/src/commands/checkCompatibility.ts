import type { Audience } from '@itinera/shared/contracts';
import semver from 'semver';
import { registryIn } from '../registry/change';
import { readLive } from '../registry/live';
import { contractOf, readRelease, type Release } from '../release/release';
import { audienceOf, shell, type App } from '../workspace/apps';

/** Whether a release runs in the shell that is live for an audience. */
export interface Compatibility {
  audience: Audience;
  /** Why it does not run there; undefined where the shell does not offer the app. */
  reasons: string[] | undefined;
  sentence: string;
}

/** Checks a release of a remote against the live shell of each audience: has it all that the release needs? */
export function checkCompatibility(place: string, { name }: App, release: Release): Compatibility[] {
  const { deployed } = readLive(registryIn(place));
  const host = deployed.shell && readRelease(shell, deployed.shell.current, place);
  return (['staff', 'partner'] as const).map((audience): Compatibility => {
    const answer = (reasons: string[] | undefined, text: string): Compatibility => ({
      audience,
      reasons,
      sentence: `${audience.padEnd(8)} ${text}`,
    });
    if (name === 'shell') return answer([], 'yes: it is the shell');
    if (!audienceOf(name).includes(audience)) return answer(undefined, 'not offered there');
    if (!host) return answer(['no shell is live'], 'no: no shell is live. Promote one first.');
    const reasons = [
      ...(contractOf(release) === contractOf(host)
        ? []
        : [`it keeps contract ${contractOf(release)}, the shell ${contractOf(host)}`]),
      ...(semver.satisfies(host.shared, release.shared)
        ? []
        : [`it needs @itinera/shared ${release.shared}, the shell provides ${host.shared}`]),
    ];
    return answer(
      reasons,
      reasons.length === 0
        ? `yes: shell ${host.release} provides @itinera/shared ${host.shared} for ${release.shared}, contract ${contractOf(host)}`
        : `no: ${reasons.join('; ')}. Deploy the shell first.`,
    );
  });
}
