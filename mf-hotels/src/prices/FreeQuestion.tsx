import { plural } from '@itinera/shared/format';
import { ConfirmDialog } from '@itinera/shared/forms';

interface FreeQuestionProps {
  /** Number of prices that would become free. */
  count: number;
  currency: string;
  onAnswer: (isWanted: boolean) => void;
}

/** Confirmation before prices become free, because 0 is often typed to clear a price. */
export const FreeQuestion = ({ count, currency, onAnswer }: FreeQuestionProps) => (
  <ConfirmDialog
    question={count === 1 ? 'Make this price free?' : `Make ${plural(count, 'price')} free?`}
    verb="Make free"
    isDangerous={false}
    isReady
    onConfirm={() => onAnswer(true)}
    onClose={() => onAnswer(false)}
  >
    Guests would stay for 0 {currency}. To have no price here, clear the cell instead.
  </ConfirmDialog>
);
