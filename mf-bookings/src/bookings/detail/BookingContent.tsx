import type { Booking } from '@itinera/shared/contracts';
import { Box, Paper } from '@itinera/shared/ui';
import type { BookingBlock } from './block';
import { blocks } from './blocks';
import { BookingBlocks } from './BookingBlocks';
import { Figures } from './figures/Figures';
import { TodoList } from './todo/TodoList';

/** One column; on wide screens what is to do and the trip, and money beside them, which stays visible. */
const layout = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
  // Else the list of what is to do would be stretched to half of the height of the money.
  gridTemplateRows: { lg: 'auto 1fr' },
} as const;

const money = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
  alignItems: 'start',
  minWidth: 0,
  gridColumn: { lg: 2 },
  gridRow: { lg: '1 / 3' },
  position: { lg: 'sticky' },
  top: { lg: 60 },
} as const;

/** Blocks of one card, each below a line. */
const trip = {
  '& > section': { border: 0, borderRadius: 0, bgcolor: 'transparent', pb: 0.75, pt: 0.5 },
  '& > section + section': { borderTop: 1, borderColor: 'divider' },
} as const;

/** Narrow blocks are packed into two columns, read one after the other; a short one leaves no gap beside a long one. */
const halves = {
  columnCount: { sm: 2 },
  columnGap: 1.5,
  // The margin of the last block of a column is not kept.
  '& > *': { breakInside: 'avoid', mb: 1.5 },
} as const;

/** Blocks that follow each other and have the same place, which share an area. */
function areasIn(all: readonly BookingBlock[]): BookingBlock[][] {
  const areas: BookingBlock[][] = [];
  for (const block of all) {
    const area = areas.at(-1);
    if (area?.[0]?.place === block.place) area.push(block);
    else areas.push([block]);
  }
  return areas;
}

const ofMoney = blocks.filter(({ place }) => place === 'money');
const areas = areasIn(blocks.filter(({ place }) => place !== 'money'));

/** What a booking needs, its money, and its blocks. */
export const BookingContent = ({ booking }: { booking: Booking }) => (
  <Box sx={layout}>
    <TodoList booking={booking} />
    <Box sx={money}>
      <Figures booking={booking} />
      <BookingBlocks booking={booking} blocks={ofMoney} />
    </Box>
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0, gridColumn: { lg: 1 } }}>
      {areas.map((area) => (
        <Area key={area[0]?.name} booking={booking} area={area} />
      ))}
    </Box>
  </Box>
);

function Area({ booking, area }: { booking: Booking; area: readonly BookingBlock[] }) {
  const place = area[0]?.place;
  const own = <BookingBlocks booking={booking} blocks={area} />;
  if (place === 'trip')
    return (
      <Paper variant="outlined" sx={trip}>
        {own}
      </Paper>
    );
  return place === 'half' ? <Box sx={halves}>{own}</Box> : own;
}
