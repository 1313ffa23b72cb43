import { bookingFlights, bookingTransfers, type Booking, type Followed } from '@itinera/shared/contracts';
import { useAct, useAsked } from '@itinera/shared/data';
import { formatMoney } from '@itinera/shared/format';
import { ConfirmDialog } from '@itinera/shared/forms';
import { NotLoaded } from '@itinera/shared/record';
import { showSnackbar } from '@itinera/shared/state';
import { Alert, Box, Stack } from '@itinera/shared/ui';
import { Amount } from '../../../parts/Amount';
import type { BlockDialogProps } from '../block';
import { partAction } from '../steps/bookingAction';

/** An empty input makes the call a dry run. */
const noInput = {};

/** Name, unit and call of a service. */
function serviceIn({ flights = [], transfer }: Booking, id: string | undefined) {
  const flight = flights.find((one) => one.id === id);
  if (flight)
    return {
      name: `flight ${flight.flight_number}`,
      counted: 'Seats',
      action: partAction(bookingFlights, flight.id, 'follow'),
    };
  if (transfer && transfer.id === id)
    return {
      name: 'the transfer',
      counted: 'Passengers',
      action: partAction(bookingTransfers, transfer.id, 'follow'),
    };
  return undefined;
}

/** Shows the price of a service for the current travellers beside the agreed one, and adjusts it after a confirmation. */
export function FollowDialog({ booking, entry, onClose }: BlockDialogProps) {
  const service = serviceIn(booking, entry);
  return service ? <Follow booking={booking} service={service} onClose={onClose} /> : null;
}

interface FollowProps extends Pick<BlockDialogProps, 'booking' | 'onClose'> {
  service: NonNullable<ReturnType<typeof serviceIn>>;
}

function Follow({ booking, service: { name, counted, action }, onClose }: FollowProps) {
  const { result: data, error, again } = useAsked<object, Followed>(action.path, noInput);
  const apply = useAct(action, () => {
    showSnackbar(`Brought ${name} in line`, 'success');
    onClose();
  });
  const after = data?.total_after_minor ?? 0;
  // In line, the discount would be more than everything costs: it is lowered with it.
  const isDiscounted = after < 0;
  return (
    <ConfirmDialog
      question={`Bring ${name} in line?`}
      verb="Bring in line"
      isDangerous={false}
      isReady={!apply.isBusy}
      onConfirm={
        data &&
        (() =>
          apply.run({
            apply: true,
            expected_total_minor: Math.max(0, after),
            ...(isDiscounted && { lower_discount: true }),
          }))
      }
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        {data ? (
          <Comparison currency={booking.currency} counted={counted} data={data} />
        ) : (
          <NotLoaded what="prices" error={error ?? null} onRetry={again} />
        )}
        {isDiscounted && booking.price && (
          <Alert severity="warning" role="note">
            In line, the discount of {formatMoney(booking.price.discount_minor, booking.currency)} is more
            than everything costs. Bringing it in line lowers it to{' '}
            {formatMoney(booking.price.discount_minor + after, booking.currency)}.
          </Alert>
        )}
        {apply.problem && <Alert severity="error">{apply.problem}</Alert>}
      </Stack>
    </ConfirmDialog>
  );
}

interface ComparisonProps {
  currency: string;
  counted: string;
  data: Followed;
}

function Comparison({ currency, counted, data }: ComparisonProps) {
  const priceOf = (minor: number | null) =>
    minor === null ? 'On request' : <Amount minor={minor} currency={currency} />;
  const lines = [
    [counted, data.persons_before ?? '—', data.persons_after],
    ['Net price', priceOf(data.before.net_minor), priceOf(data.after.net_minor)],
    ['Sale price', priceOf(data.before.sale_minor), priceOf(data.after.sale_minor)],
    ['Total of the booking', priceOf(data.total_before_minor), priceOf(data.total_after_minor)],
  ] as const;
  return (
    <Box
      component="table"
      aria-label="Before and after"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        '& th': { textAlign: 'start', fontWeight: 400 },
        '& td, & thead th:not(:first-of-type)': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
        '& th, & td': { py: 0.5 },
      }}
    >
      <thead>
        <tr>
          <th scope="col">What changes</th>
          <th scope="col">So far</th>
          <th scope="col">In line</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(([label, before, after]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
