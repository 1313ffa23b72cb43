import type { Booking, Recalculation } from '@itinera/shared/contracts';
import { useAct, useAsked } from '@itinera/shared/data';
import { blockerInWords, formatMoney, guestsInWords } from '@itinera/shared/format';
import { ConfirmDialog, LineInput } from '@itinera/shared/forms';
import { NotLoaded } from '@itinera/shared/record';
import { showSnackbar } from '@itinera/shared/state';
import { Alert, Box, Stack, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { Amount } from '../../../parts/Amount';
import { useHotelName } from '../hotels/useHotelName';
import type { BlockDialogProps } from '../block';
import { bookingAction } from '../steps/bookingAction';

/** An empty input makes the call a dry run. */
const noInput = {};

/** Compares the agreed prices with current ones, and applies these after a confirmation. */
export function RecalculateDialog({ booking, onClose }: BlockDialogProps) {
  const {
    result: data,
    error,
    again,
  } = useAsked<object, Recalculation>(bookingAction(booking, 'recalculate').path, noInput);
  const [reason, setReason] = useState('');
  const apply = useAct(bookingAction(booking, 'recalculate'), () => {
    showSnackbar('Booking recalculated', 'success');
    onClose();
  });
  const after = data?.total_after_minor ?? undefined;
  const isBlocked = data?.stays.some(({ quote }) => quote && quote.blockers.length > 0) ?? false;
  const isSame =
    data?.stays.every(
      ({ before, after: next }) =>
        next?.net_minor === before.net_minor && next.sale_minor === before.sale_minor,
    ) ?? false;
  // At current prices the discount would exceed the total, so it is lowered with them.
  const isDiscounted = after !== undefined && after < 0;
  const expected = {
    apply: true,
    expected_total_minor: isDiscounted ? 0 : after,
    ...(isDiscounted && { lower_discount: true }),
  };
  return (
    <ConfirmDialog
      question={`Recalculate ${booking.ref}`}
      verb="Take the new prices"
      isDangerous={false}
      isReady={!apply.isBusy && (!isBlocked || reason.trim() !== '')}
      onConfirm={
        after === undefined || isSame
          ? undefined
          : () => apply.run(isBlocked ? { ...expected, override_reason: reason.trim() } : expected)
      }
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        {data ? (
          <Comparison booking={booking} data={data} />
        ) : (
          <NotLoaded what="prices" error={error ?? null} onRetry={again} />
        )}
        {isSame && <Typography role="status">Nothing has changed.</Typography>}
        {after !== undefined && !isSame && (
          <Typography>This can’t be undone; the history keeps the prices of before.</Typography>
        )}
        {data && after === undefined && (
          <Alert severity="warning">A stay has no price any more. Edit it, or enter its price by hand.</Alert>
        )}
        {isBlocked && after !== undefined && !isSame && (
          <LineInput
            label="Reason for selling it nevertheless"
            required
            value={reason}
            onChange={setReason}
            problem={undefined}
          />
        )}
        {isDiscounted && !isSame && booking.price && (
          <Alert severity="warning" role="note">
            At these prices the discount of {formatMoney(booking.price.discount_minor, booking.currency)} is
            higher than the total. Applying them lowers it to{' '}
            {formatMoney(booking.price.discount_minor + after, booking.currency)}.
          </Alert>
        )}
        {apply.problem && <Alert severity="error">{apply.problem}</Alert>}
      </Stack>
    </ConfirmDialog>
  );
}

function Comparison({ booking, data }: { booking: Booking; data: Recalculation }) {
  const { currency } = booking;
  return (
    <Box
      component="table"
      aria-label="Prices before and after"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        '& th': { textAlign: 'start', fontWeight: 400 },
        '& td, & thead th:not(:first-of-type)': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
        '& th, & td': { py: 0.5, verticalAlign: 'top' },
        '& td, & th:not(:first-of-type)': { paddingInlineStart: 2 },
        '& tfoot *': { fontWeight: 600 },
      }}
    >
      <thead>
        <tr>
          <th scope="col">Stay</th>
          <th scope="col">Agreed</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {data.stays.map((stay) => (
          <StayLine key={stay.booking_hotel_id} booking={booking} stay={stay} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>
            <Amount minor={data.total_before_minor} currency={currency} />
          </td>
          <td>
            <Amount minor={data.total_after_minor} currency={currency} />
          </td>
        </tr>
      </tfoot>
    </Box>
  );
}

interface StayLineProps {
  booking: Booking;
  stay: Recalculation['stays'][number];
}

function StayLine({ booking, stay: { booking_hotel_id, before, after, quote } }: StayLineProps) {
  const { currency, hotels } = booking;
  const hotel = useHotelName(hotels?.find(({ id }) => id === booking_hotel_id)?.hotel_id);
  return (
    <tr>
      <th scope="row">
        {hotel}
        {quote?.blockers.map((blocker) => (
          <Typography
            key={`${blocker.code} ${blocker.rule_id}`}
            variant="body2"
            sx={{ color: 'warning.main' }}
          >
            {blockerInWords(blocker, guestsInWords(quote.passengers))}
          </Typography>
        ))}
      </th>
      <td>
        <Amount minor={before.sale_minor} currency={currency} />
      </td>
      <td>
        <Amount minor={after?.sale_minor} currency={currency} />
      </td>
    </tr>
  );
}
