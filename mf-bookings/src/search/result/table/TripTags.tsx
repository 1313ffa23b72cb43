import { Box } from '@itinera/shared/ui';
import type { FoundTrip } from '@itinera/shared/contracts';
import { blockerSentence, shortBlocker } from '../tripWords';
import { Tag } from './Tag';

/** Offers and blockers of a trip. */
export function TripTags({ trip }: { trip: FoundTrip }) {
  const { offers, blockers, availability } = trip;
  if (offers.length + blockers.length === 0 && availability === 'available') return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.25 }}>
      {offers.map(({ id, name }) => (
        <Tag key={id} data-look="offer">
          {name}
        </Tag>
      ))}
      {availability === 'on_request' && <Tag data-look="request">On request</Tag>}
      {blockers.map((blocker) => (
        <Tag
          key={`${blocker.code} ${blocker.rule_id}`}
          data-look="blocker"
          title={blockerSentence(blocker, trip)}
        >
          {shortBlocker(blocker)}
        </Tag>
      ))}
    </Box>
  );
}
