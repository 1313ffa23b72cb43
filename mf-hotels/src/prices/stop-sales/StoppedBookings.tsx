import { addDays, stopSales } from '@itinera/shared/contracts';
import { useWatch, type FieldsProps } from '@itinera/shared/forms';
import { RuleBookings } from '../rules/RuleBookings';

/** Bookings that the stop sale in the form would have refused. */
export function StoppedBookings({ control }: Pick<FieldsProps<typeof stopSales>, 'control'>) {
  const typed = stopSales.createInput.safeParse(useWatch({ control }));
  if (!typed.success || typed.data.is_active === false) return null;
  const { start_date, end_date, applies_to, weekdays = [] } = typed.data;
  // Bookings can't be listed by the weekdays of their nights.
  const these = weekdays.length > 0 ? 'between these days, of all weekdays' : 'on these days';
  return applies_to === 'arrival' ? (
    <RuleBookings
      rule={typed.data}
      days={{ check_in_from: start_date, check_in_to: end_date }}
      what={`with an arrival ${these}`}
    />
  ) : (
    <RuleBookings
      rule={typed.data}
      // The day of check-out is not a night.
      days={{ check_in_to: end_date, check_out_from: addDays(start_date, 1) }}
      what={`with nights ${these}`}
    />
  );
}
