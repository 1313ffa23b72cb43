import { blockedCheckouts } from '@itinera/shared/contracts';
import { useWatch, type FieldsProps } from '@itinera/shared/forms';
import { RuleBookings } from '../rules/RuleBookings';

/** Bookings that check out on the blocked days of the form. */
export function BlockedBookings({ control }: Pick<FieldsProps<typeof blockedCheckouts>, 'control'>) {
  const typed = blockedCheckouts.createInput.safeParse(useWatch({ control }));
  if (!typed.success || typed.data.is_active === false) return null;
  const { start_date, end_date, weekdays = [] } = typed.data;
  return (
    <RuleBookings
      rule={typed.data}
      days={{
        check_out_from: start_date,
        check_out_to: end_date,
        check_out_weekdays: weekdays.length > 0 ? weekdays : undefined,
      }}
      what="with a check-out on these days"
    />
  );
}
