import { featureGroups, hotelFeatures, type Feature, type FeatureOfHotel } from '@itinera/shared/contracts';
import type { LinkKind } from '../../../../parts/link';

export const featuresQuery = (hotelId: string) => ({ hotel_id: hotelId, with_data: true, with_tags: true });

/** Highest length of a note. */
export const longestNote = 120;

export const labels = { paid: 'Paid', note: 'Note' } as const;

/** Name of a feature in the language of the screen. */
export const featureName = ({ name, feature_name }: Feature): string => feature_name?.name ?? name;

/** Name of a feature after its icon. */
export const shownFeature = (feature: Feature): string =>
  [feature.icon, featureName(feature)].filter(Boolean).join(' ');

/** Groups features in the order of groups; empty groups are skipped. */
export const inGroups = <T>(entries: readonly T[], featureOf: (entry: T) => Feature | null | undefined) =>
  featureGroups.flatMap((group) => {
    const members = entries
      .filter((entry) => featureOf(entry)?.group === group)
      .toSorted((one, other) => (featureOf(one)?.order ?? 0) - (featureOf(other)?.order ?? 0));
    return members.length > 0 ? [{ group, members }] : [];
  });

/** Features of a hotel as links. */
export const featureLinks = (
  nameOfFeature: (id: string) => string,
): LinkKind<typeof hotelFeatures, FeatureOfHotel> => ({
  collection: hotelFeatures,
  read: (answer) => hotelFeatures.entity.parse(answer),
  valuesOf: ({ feature_id, paid, note }) => ({ feature_id, paid, note }),
  keyOf: ({ feature_id }) => feature_id,
  nameOf: ({ feature_id }) => nameOfFeature(feature_id),
  labels,
});
