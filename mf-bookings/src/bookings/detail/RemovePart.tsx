import type { Booking } from '@itinera/shared/contracts';
import { onDemand } from '@itinera/shared/ui';
import { Suspense, useState } from 'react';
import { discountWithout } from './prices/discountWithout';
import { RemoveButton, type RemoveButtonProps } from './RemoveButton';
import { RemoveIcon } from './RemoveIcon';

const LowerDiscountDialog = onDemand(() =>
  import(/* webpackChunkName: "booking-dialogs" */ './prices/LowerDiscountDialog').then((module) => ({
    default: module.LowerDiscountDialog,
  })),
);

interface RemovePartProps extends RemoveButtonProps {
  booking: Booking;
  /** Sale price of the part. */
  sale_minor: number | null | undefined;
}

/**
 * Removes a part with a price. If the discount would exceed the remaining total, it is lowered in the same write, after a confirmation.
 */
export function RemovePart({ booking, sale_minor, ...part }: RemovePartProps) {
  const [isAsking, setAsking] = useState(false);
  const discount_minor = discountWithout(booking, sale_minor);
  if (discount_minor === undefined) return <RemoveButton {...part} />;
  return (
    <>
      <RemoveIcon noun={part.noun} name={part.name} onClick={() => setAsking(true)} />
      {isAsking && (
        <Suspense>
          <LowerDiscountDialog
            {...part}
            booking={booking}
            discount_minor={discount_minor}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
