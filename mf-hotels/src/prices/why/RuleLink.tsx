import { Link } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { usePriceDialog, type DialogPresets } from '../usePriceDialog';

interface RuleLinkProps {
  /** Dialog of the cause. */
  dialog: string;
  presets?: DialogPresets;
  children: ReactNode;
}

/** Link from a step of a price to its cause; Back returns. */
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
