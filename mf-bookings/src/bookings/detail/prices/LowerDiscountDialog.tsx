import { bookingPrices, bookings, type Booking, type BookingPrice } from '@itinera/shared/contracts';
import {
  beginRun,
  messageOf,
  runWrites,
  undoAction,
  undosOf,
  updateWrite,
  type Write,
} from '@itinera/shared/data';
import { capitalised, formatMoney } from '@itinera/shared/format';
import { ConfirmDialog } from '@itinera/shared/forms';
import { showSnackbar } from '@itinera/shared/state';
import { Alert, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import type { RemoveButtonProps } from '../RemoveButton';

interface LowerDiscountDialogProps extends RemoveButtonProps {
  booking: Booking;
  /** New amount of the discount. */
  discount_minor: number;
  onClose: () => void;
}

/** The removal, then the discount. Undo runs in reverse, so the part is back before the discount that depends on it. */
const removalOf = ({ collection: { path }, id, name }: RemoveButtonProps): Write => ({
  id,
  name,
  operation: { method: 'DELETE', path: `${path}/${id}` },
  inverse: () => ({ operation: { method: 'POST', path, body: { id } } }),
});

const lowering = (price: BookingPrice, discount_minor: number): Write =>
  updateWrite(bookingPrices, { entry: price, name: 'The discount' }, { discount_minor });

/** Confirms a removal after which the discount would exceed the remaining total; both are changed in one write. */
export function LowerDiscountDialog(props: LowerDiscountDialogProps) {
  const { booking, discount_minor, noun, name, children, onClose } = props;
  const { price, currency } = booking;
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  if (!price) return null;
  const [from, to] = [price.discount_minor, discount_minor].map((minor) => formatMoney(minor, currency));
  const named = `${capitalised(noun)} ‘${name}’`;
  const remove = async () => {
    setBusy(true);
    const run = await runWrites(bookings, beginRun([lowering(price, discount_minor), removalOf(props)]), {
      onRefusal: 'stop',
    });
    setBusy(false);
    if (run.failure) return setError(run.failure.error);
    const words = { done: `${named} restored, with its discount` };
    showSnackbar(
      `${named} deleted, discount lowered to ${to}`,
      'success',
      undoAction(bookings, undosOf(run), words),
    );
    onClose();
  };
  return (
    <ConfirmDialog
      question={`Delete ${noun} ‘${name}’ and lower the discount?`}
      verb="Delete and lower"
      isDangerous
      isReady={!isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <Typography>
        Without it, the discount of {from} would be more than everything else costs. It becomes {to}.
      </Typography>
      {children}
      {error !== undefined && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {messageOf(error)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
