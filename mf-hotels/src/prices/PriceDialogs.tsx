import { onDemand } from '@itinera/shared/ui';
import { Suspense } from 'react';
import { dialogs } from './dialogs';
import type { PriceDialogProps } from './priceDialog';
import { usePriceDialog } from './usePriceDialog';

const loaded = dialogs.map(({ name, load }) => ({
  name,
  Dialog: onDemand(() => load().then((Component) => ({ default: Component }))),
}));

/** Dialog in the address. */
export function PriceDialogs(props: Omit<PriceDialogProps, 'onClose'>) {
  const open = usePriceDialog();
  return (
    <Suspense>
      {loaded.map(
        ({ name, Dialog }) => name === open.name && <Dialog key={name} {...props} onClose={open.close} />,
      )}
    </Suspense>
  );
}
