import { addDays, hotelCharges } from '@itinera/shared/contracts';
import { stayChargeInWords } from '@itinera/shared/format';
import { useWatch, type FieldsProps } from '@itinera/shared/forms';
import { chargesOfStay } from '@itinera/shared/pricing';
import { today } from '@itinera/shared/state';
import { Typography } from '@itinera/shared/ui';

/** What the charge in the form comes to for a week of two adults in one room, as customers read it. */
export function StayInWords({ control }: Pick<FieldsProps<typeof hotelCharges>, 'control'>) {
  const typed = hotelCharges.createInput.safeParse(useWatch({ control }));
  if (!typed.success) return null;
  const {
    name = null,
    free_below_age = null,
    max_nights = null,
    stay_from = null,
    stay_to = null,
    is_included = false,
    is_refundable = false,
    ...rule
  } = typed.data;
  const check_in = stay_from ?? stay_to ?? today();
  const limits = { free_below_age, max_nights, stay_from, stay_to };
  const [charge] = chargesOfStay(
    [{ ...rule, ...limits, name, is_included, is_refundable, id: '', is_active: true }],
    { check_in, check_out: addDays(check_in, 7), rooms: 1, adults: 2, ages: [] },
  );
  return (
    charge && (
      <Typography color="textSecondary" role="status">
        A week of two adults: {stayChargeInWords(charge)}
      </Typography>
    )
  );
}
