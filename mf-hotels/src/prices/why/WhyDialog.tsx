import { SideSheet } from '@itinera/shared/forms';
import { Button } from '@itinera/shared/ui';
import { DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { useId } from 'react';
import { NotLoaded } from '@itinera/shared/record';
import type { PriceDialogProps } from '../priceDialog';
import { Explanation } from './Explanation';
import { usePriceBook } from './usePriceBook';

/** Explains the price of a stay step by step, and why it can't be sold; each step links to its cause. */
export function WhyDialog({ hotelId, dmcId, currency, onClose }: PriceDialogProps) {
  const { book, error, refetch } = usePriceBook(hotelId, dmcId, currency);
  const titleId = useId();
  return (
    <SideSheet titleId={titleId} size="lg" onClose={onClose}>
      <DialogTitle id={titleId}>Why this price</DialogTitle>
      <DialogContent>
        {book ? <Explanation book={book} /> : <NotLoaded what="prices" error={error} onRetry={refetch} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </SideSheet>
  );
}
