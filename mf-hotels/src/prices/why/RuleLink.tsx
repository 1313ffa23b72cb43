import { Link } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { usePriceDialog, type DialogPresets } from '../usePriceDialog';

interface RuleLinkProps {
  /** The dialog that shows what causes this. */
  dialog: string;
  presets?: DialogPresets;
  children: ReactNode;
}

/** Leads from a step of a price to what causes it; Back returns to the price. */
export function RuleLink({ dialog, presets, children }: RuleLinkProps) {
  const { open } = usePriceDialog();
  return (
    <Link
      component="button"
      type="button"
      onClick={() => open(dialog, presets)}
      sx={{ font: 'inherit', textAlign: 'start' }}
    >
      {children}
    </Link>
  );
}
