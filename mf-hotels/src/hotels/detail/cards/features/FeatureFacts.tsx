import type { Hotel } from '@itinera/shared/contracts';
import { groupLabels } from '../../../../hotel-themes/features/groupLabels';
import { FactList, type Fact } from '@itinera/shared/record';
import { Typography } from '@itinera/shared/ui';
import { inGroups, shownFeature } from './featureLinks';

/** Features of a hotel by group, such as `Sauna (paid, from 18:00)`. */
export function FeatureFacts({ hotel: { hotel_features = [] } }: { hotel: Hotel }) {
  if (hotel_features.length === 0)
    return <Typography color="textSecondary">What the hotel has, such as a pool or a sauna.</Typography>;
  const facts = inGroups(hotel_features, ({ feature }) => feature).map(({ group, members }): Fact => {
    const words = members.map(({ feature, paid, note }) => {
      const more = [paid && 'paid', note].filter(Boolean).join(', ');
      return `${feature ? shownFeature(feature) : '—'}${more && ` (${more})`}`;
    });
    return [groupLabels[group], words.join(', ')];
  });
  return <FactList facts={facts} />;
}
