import type { Booking } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { useSession } from '@itinera/shared/state';
import { Box, Paper, Typography } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { Amount } from '../../../parts/Amount';

type Figure = readonly [label: string, value: ReactNode];

/** What a booking costs, earns and still has to bring in; always visible beside its blocks on wide screens. */
export function Figures({ booking }: { booking: Booking }) {
  const isPartner = useSession().partner !== undefined;
  const figures = isPartner ? partnerFigures(booking) : staffFigures(booking);
  return (
    <Paper component="section" variant="outlined" aria-labelledby="figures-title" sx={{ p: 2 }}>
      <Typography id="figures-title" component="h2" variant="h2">
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
  const { currency, status, cancel_fee_minor, next_due_date, next_due_minor } = booking;
  const amount = (minor: number | null | undefined) => <Amount minor={minor} currency={currency} />;
  return [
    ['Total', <b key="total">{amount(booking.total_minor)}</b>],
    ['Net', amount(booking.net_minor)],
    ['Profit', amount(booking.profit_minor)],
    ...(status === 'cancelled' ? [['Cancellation fee', amount(cancel_fee_minor)] as const] : []),
    ['Received', amount(booking.received_minor)],
    ['Outstanding', <b key="outstanding">{amount(booking.outstanding_minor)}</b>],
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
