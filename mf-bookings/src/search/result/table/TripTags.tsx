import type { FoundTrip } from '@itinera/shared/contracts';
import { Box, styled } from '@itinera/shared/ui';
import { blockerSentence, shortBlocker } from '../tripWords';

/** Label in a frame; the colour only repeats what the words say. */
const Tag = styled('span')<{ 'data-look': 'offer' | 'blocker' | 'request' }>(({ theme }) => ({
  display: 'inline-block',
  paddingInline: 6,
  border: `1px solid ${theme.palette.control}`,
  borderRadius: 4,
  color: theme.palette.text.secondary,
  fontSize: '0.75rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '&[data-look=offer]': { color: theme.palette.success.main, borderColor: theme.palette.success.main },
  '&[data-look=request]': {
    color: theme.palette.warning.main,
    borderColor: theme.palette.warning.main,
    borderStyle: 'dashed',
  },
}));

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
