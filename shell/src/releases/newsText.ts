import type { Owner } from '@itinera/shared/routes';
import type { Unsaved } from '@itinera/shared/state';
import { productName } from '@itinera/shared/ui';
import type { NewRelease } from './newReleases';

/** Display names of the parts that are released separately. */
export const partNames: Record<Owner, string> = {
  shell: productName,
  mf_hotels: 'Hotels',
  mf_bookings: 'Bookings',
  mf_geography: 'Geography',
  mf_admin: 'Administration',
};

const list = new Intl.ListFormat('en-GB');

/** Such as `A new version of Hotels is ready.` */
export function newsText(releases: NewRelease[]): string {
  const parts = list.format(releases.map(({ of }) => partNames[of]));
  return releases.length === 1
    ? `A new version of ${parts} is ready.`
    : `New versions of ${parts} are ready.`;
}

/** How to get the new release and what a reload loses: drafts, if the device can't keep them. */
export function remedyText(
  releases: NewRelease[],
  unsaved: readonly Unsaved[],
  losesDrafts: boolean,
): string {
  if (unsaved.length > 0)
    return `Before you reload, save or discard ${list.format(unsaved.map(({ what }) => `“${what}”`))}.`;
  const use = releases.length === 1 ? 'Reload to use it.' : 'Reload to use them.';
  return losesDrafts ? `${use} Text that you typed earlier and did not save will be lost.` : use;
}
