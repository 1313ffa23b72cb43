import { addDays, stopSales } from '@itinera/shared/contracts';
import { useWatch, type FieldsProps } from '@itinera/shared/forms';
import { RuleBookings } from '../rules/RuleBookings';

/** The bookings that a stop sale would have refused, while it is filled in. */
export function StoppedBookings({ control }: Pick<FieldsProps<typeof stopSales>, 'control'>) {
  const typed = stopSales.createInput.safeParse(useWatch({ control }));
  if (!typed.success || typed.data.is_active === false) return null;
  const { start_date, end_date, applies_to } = typed.data;
  return applies_to === 'arrival' ? (
    <RuleBookings
      rule={typed.data}
      days={{ check_in_from: start_date, check_in_to: end_date }}
      what="with an arrival on these days"
    />
  ) : (
    <RuleBookings
      rule={typed.data}
      // The day of the check-out is no night any more.
      days={{ check_in_to: end_date, check_out_from: addDays(start_date, 1) }}
      what="with nights on these days"
    />
  );
}
