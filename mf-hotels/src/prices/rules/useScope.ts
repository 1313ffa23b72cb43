import { useSession } from '@itinera/shared/state';
import type { PriceDialogProps } from '../priceDialog';
import type { RuleScope } from './RuleScope';
import { useTypesOfHotel } from './useTypesOfHotel';

/** Scope for the fields and lists of a dialog. */
export function useScope({ hotelId, dmcId, currency }: PriceDialogProps): RuleScope {
  const isPartner = useSession().partner !== undefined;
  return { hotelId, dmcId, currency, isPartner, ...useTypesOfHotel(hotelId) };
}
