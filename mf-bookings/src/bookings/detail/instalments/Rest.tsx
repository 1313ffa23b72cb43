import { instalments, type Booking, type Instalment } from '@itinera/shared/contracts';
import { createWrite, newKey, updateWrite, useBulk, type Write } from '@itinera/shared/data';
import { formatDay, formatMoney } from '@itinera/shared/format';
import { today } from '@itinera/shared/state';
import { Box, Button, Typography } from '@itinera/shared/ui';

interface RestProps {
  booking: Booking;
  isEditable: boolean;
}

/** The last instalment that is not due yet, to which the rest can be added. */
const lastOf = (all: readonly Instalment[], now: string): Instalment | undefined =>
  all.findLast(({ due_date }) => due_date >= now);

/** The amount outside of the instalments. It is due on a day by the payment terms; the person decides how to plan it. */
export function Rest({ booking, isEditable }: RestProps) {
  const { run } = useBulk(instalments);
  const { id, instalments: all = [], rest_minor = 0, rest_due_date, currency } = booking;
  if (rest_minor === 0 || !rest_due_date) return null;
  const last = lastOf(all, today());
  const write = (one: Write) => void run([one], { noun: 'instalment', done: 'planned' });
  const toLast = ({ amount_minor }: Instalment) => amount_minor + rest_minor;
  const own = {
    booking_id: id,
    label: all.length === 0 ? 'Full payment' : 'Rest',
    due_date: rest_due_date,
    amount_minor: rest_minor,
    order: all.length,
  };
  return (
    <Box role="group" aria-label="Not in the plan" sx={{ mt: 1 }}>
      <Typography variant="body2" role="status" sx={{ color: 'warning.main' }}>
        {formatMoney(rest_minor, currency)} {all.length === 0 ? 'is' : 'of the total is'} in no instalment. By
        the terms in the settings it is due {formatDay(rest_due_date)}.
      </Typography>
      {isEditable && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -0.5 }}>
          {last && (
            <Button
              size="small"
              onClick={() =>
                write(
                  updateWrite(instalments, { entry: last, name: last.label }, { amount_minor: toLast(last) }),
                )
              }
            >
              Add to ‘{last.label}’
            </Button>
          )}
          <Button
            size="small"
            onClick={() => write(createWrite(instalments, { id: newKey(), name: own.label }, own))}
          >
            Instalment of its own
          </Button>
        </Box>
      )}
    </Box>
  );
}
