import { useSession } from '@itinera/shared/state';
import type { PriceDialogProps } from '../priceDialog';
import type { RuleScope } from './RuleScope';
import { useTypesOfHotel } from './useTypesOfHotel';

/** What the fields and lists of a dialog need to know. */
export function useScope({ hotelId, dmcId, currency }: PriceDialogProps): RuleScope {
  const isPartner = useSession().partner !== undefined;
  return { hotelId, dmcId, currency, isPartner, ...useTypesOfHotel(hotelId) };
}
