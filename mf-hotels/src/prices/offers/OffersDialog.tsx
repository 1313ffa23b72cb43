import type { PriceDialogProps } from '../priceDialog';
import { RuleDialog } from '../rules/RuleDialog';
import { offerKind } from './offerKind';

/** Dialog of the offers that reduce a partner's prices. */
export const OffersDialog = (props: PriceDialogProps) => <RuleDialog kind={offerKind} {...props} />;
