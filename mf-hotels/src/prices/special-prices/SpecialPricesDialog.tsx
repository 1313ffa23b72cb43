import type { PriceDialogProps } from '../priceDialog';
import { RuleDialog } from '../rules/RuleDialog';
import { specialPriceKind } from './specialPriceKind';

/** Prices in place of those of the grid. */
export const SpecialPricesDialog = (props: PriceDialogProps) => (
  <RuleDialog kind={specialPriceKind} {...props} />
);
