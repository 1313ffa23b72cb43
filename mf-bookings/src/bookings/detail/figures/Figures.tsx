import { isOwing } from '@itinera/shared/bookings';
import type { Booking } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { useSession } from '@itinera/shared/state';
import { Box, Paper, Typography, visuallyHidden } from '@itinera/shared/ui';
import type { Fact } from '@itinera/shared/record';
import { Amount } from '../../../parts/Amount';
import { countedIn } from '../../../parts/counted';
import { Outstanding } from '../../../parts/Outstanding';

/** What a booking costs and how far it is paid: the open amount first. */
export function Figures({ booking }: { booking: Booking }) {
  const isPartner = useSession().partner !== undefined;
  const [first, ...others] = isPartner ? partnerFigures(booking) : staffFigures(booking);
  return (
    <Paper
      component="section"
      variant="outlined"
      // What partners see here is what they are paid.
      data-unprinted={isPartner || undefined}
      aria-labelledby="figures-title"
      sx={{ px: 2, py: 1.25 }}
    >
      <Typography id="figures-title" component="h2" sx={visuallyHidden}>
        Figures
      </Typography>
      <Box component="dl" sx={list}>
        {first && (
          <Box data-first>
            <dt>{first[0]}</dt>
            <dd>{first[1]}</dd>
          </Box>
        )}
        {!isPartner && <Share booking={booking} />}
        {others.map(([label, value, isInternal = false]) => (
          <div key={label} data-unprinted={isInternal || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
    </Paper>
  );
}

const list = {
  m: 0,
  display: 'grid',
  rowGap: 0.5,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'end' },
  '& > div': { display: 'flex', justifyContent: 'space-between', columnGap: 2 },
  '& > [data-first]': { display: 'block' },
  '& > [data-first] dt': { fontSize: '0.8125rem' },
  '& > [data-first] dd': { textAlign: 'start', typography: 'h1', fontWeight: 600 },
} as const;

/** The share that was received as a bar; the figures below say it in words. */
function Share({ booking }: { booking: Booking }) {
  const { total_minor = 0, received_minor = 0 } = { ...booking, ...countedIn(booking) };
  if (!isOwing(booking.status) || total_minor <= 0) return null;
  const share = Math.min(1, Math.max(0, received_minor / total_minor));
  return (
    <Box
      aria-hidden="true"
      sx={{ height: 6, borderRadius: 3, bgcolor: 'divider', my: 0.5, overflow: 'hidden' }}
    >
      <Box sx={{ height: 1, width: share, bgcolor: 'success.main' }} />
    </Box>
  );
}

function staffFigures(booking: Booking): Fact[] {
  const { currency, status, next_due_date, next_due_minor } = booking;
  const amount = (minor: number | null | undefined) => <Amount minor={minor} currency={currency} />;
  const counted = countedIn(booking);
  const isCancelled = status === 'cancelled';
  return [
    isOwing(status)
      ? ['Outstanding', <Outstanding key="outstanding" counted={counted} currency={currency} />]
      : ['Owed once confirmed', amount(booking.outstanding_minor)],
    ['Received', amount(booking.received_minor)],
    ...(next_due_date ? [[`Next due ${formatDay(next_due_date)}`, amount(next_due_minor)] as const] : []),
    // The price table has what a cancelled trip would have cost.
    [isCancelled ? 'Cancellation fee' : 'Total', <b key="total">{amount(counted.total_minor)}</b>],
    ...(isCancelled ? [] : [['Net', amount(counted.net_minor), true] as const]),
    ['Profit', amount(counted.profit_minor), true],
  ];
}

const partnerFigures = ({ hotel_net_minor, currency }: Booking): Fact[] => [
  ['Net', <Amount key="net" minor={hotel_net_minor} currency={currency} />],
];
