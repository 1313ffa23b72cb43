import { useSession } from '@itinera/shared/state';
import type { PriceDialogProps } from '../priceDialog';
import { RuleDialog } from '../rules/RuleDialog';
import { hotelChargeKind } from './hotelChargeKind';

/** Dialog of what guests pay at a hotel: taxes, fees and deposits. */
export function HotelChargesDialog(props: PriceDialogProps) {
  const isPartner = useSession().partner !== undefined;
  return <RuleDialog kind={hotelChargeKind({ currency: props.currency, isPartner })} {...props} />;
}
