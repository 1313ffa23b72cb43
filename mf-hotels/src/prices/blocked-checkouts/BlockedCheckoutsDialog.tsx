import type { PriceDialogProps } from '../priceDialog';
import { RuleDialog } from '../rules/RuleDialog';
import { blockedCheckoutKind } from './blockedCheckoutKind';

/** The days on which no stay may end. */
export const BlockedCheckoutsDialog = (props: PriceDialogProps) => (
  <RuleDialog kind={blockedCheckoutKind} {...props} />
);
