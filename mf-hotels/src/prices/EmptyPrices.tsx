import { Button, Notice } from '@itinera/shared/ui';
import { dialogs } from './dialogs';
import { usePriceDialog } from './usePriceDialog';

const missing = {
  periods: {
    title: 'No periods yet',
    text: 'A period is a column of prices: its days, and how short or long a stay may be.',
    dialog: 'add-periods',
    verb: 'Add periods',
  },
  rows: {
    title: 'No rows yet',
    text: 'A row is a room for so many guests with one boarding. Check them in a matrix, all at once.',
    dialog: 'set-up',
    verb: 'Set up grid',
  },
} as const;

/** Message for prices without periods or rows, with what to do. */
export function EmptyPrices({ what }: { what: keyof typeof missing }) {
  const { open } = usePriceDialog();
  const { title, text, dialog, verb } = missing[what];
  const isThere = dialogs.some(({ name }) => name === dialog);
  return (
    <Notice
      title={title}
      action={
        isThere && (
          <Button variant="contained" onClick={() => open(dialog)}>
            {verb}
          </Button>
        )
      }
    >
      {text}
    </Notice>
  );
}
