import type { PriceDialogProps } from '../priceDialog';
import { RuleDialog } from '../rules/RuleDialog';
import { specialPriceKind } from './specialPriceKind';

/** Dialog of prices that replace those of the grid. */
export const SpecialPricesDialog = (props: PriceDialogProps) => (
  <RuleDialog kind={specialPriceKind} {...props} />
);
