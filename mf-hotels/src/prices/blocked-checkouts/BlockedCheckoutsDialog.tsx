import type { PriceDialogProps } from '../priceDialog';
import { RuleDialog } from '../rules/RuleDialog';
import { blockedCheckoutKind } from './blockedCheckoutKind';

/** Dialog of days on which no stay may end. */
export const BlockedCheckoutsDialog = (props: PriceDialogProps) => (
  <RuleDialog kind={blockedCheckoutKind} {...props} />
);
