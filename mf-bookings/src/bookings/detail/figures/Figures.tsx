import { isOwing } from '@itinera/shared/bookings';
import type { Booking } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { useSession } from '@itinera/shared/state';
import { Box, Paper, Typography } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { Amount } from '../../../parts/Amount';
import { countedIn } from '../../../parts/counted';
import { Outstanding } from '../../../parts/Outstanding';

type Figure = readonly [label: string, value: ReactNode];

/** Total, profit and outstanding amount of a booking; always visible beside its blocks on wide screens. */
export function Figures({ booking }: { booking: Booking }) {
  const isPartner = useSession().partner !== undefined;
  const figures = isPartner ? partnerFigures(booking) : staffFigures(booking);
  return (
    <Paper component="section" variant="outlined" aria-labelledby="figures-title" sx={{ p: 2 }}>
      <Typography id="figures-title" component="h2" variant="h3">
        Figures
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 1,
          display: 'grid',
          columnGap: 3,
          rowGap: 0.75,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', lg: '1fr' },
          '& dt': { color: 'text.secondary', fontSize: '0.875rem' },
          '& dd': { m: 0, textAlign: { lg: 'end' } },
          '& > div': { display: { lg: 'flex' }, justifyContent: 'space-between' },
        }}
      >
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
    </Paper>
  );
}

function staffFigures(booking: Booking): Figure[] {
  const { currency, status, next_due_date, next_due_minor } = booking;
  const amount = (minor: number | null | undefined) => <Amount minor={minor} currency={currency} />;
  const counted = countedIn(booking);
  const isCancelled = status === 'cancelled';
  return [
    // The price table has what the trip would have cost.
    [isCancelled ? 'Cancellation fee' : 'Total', <b key="total">{amount(counted.total_minor)}</b>],
    ...(isCancelled ? [] : [['Net', amount(counted.net_minor)] as const]),
    ['Profit', amount(counted.profit_minor)],
    ['Received', amount(booking.received_minor)],
    [
      isOwing(status) ? 'Outstanding' : 'Owed once confirmed',
      <b key="outstanding">
        {isOwing(status) ? (
          <Outstanding counted={counted} currency={currency} />
        ) : (
          amount(booking.outstanding_minor)
        )}
      </b>,
    ],
    [
      'Next due',
      next_due_date ? (
        <>
          {amount(next_due_minor)}
          <br />
          {formatDay(next_due_date)}
        </>
      ) : (
        '—'
      ),
    ],
  ];
}

const partnerFigures = ({ hotel_net_minor, currency }: Booking): Figure[] => [
  ['Net', <Amount key="net" minor={hotel_net_minor} currency={currency} />],
];
