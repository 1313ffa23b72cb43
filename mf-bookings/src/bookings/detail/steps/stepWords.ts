import type { BookingState } from '@itinera/shared/contracts';

interface StepWords {
  /** Label of the button. */
  verb: string;
  /** Such as `Confirm BE2600001?`, without the reference. */
  question: string;
  /** Message after success. */
  done: string;
  consequence: string;
}

/** Words for undoing a completion. */
const undoneCompletion: StepWords = {
  verb: 'Undo completion',
  question: 'Undo the completion of',
  done: 'Completion undone',
  consequence: 'It is confirmed again, under the agreed terms.',
};

export const stepWords: Record<BookingState, StepWords> = {
  draft: {
    verb: 'Reopen as a draft',
    question: 'Reopen as a draft',
    done: 'Booking reopened',
    consequence: 'It is priced again as of today, and the cancellation fee is dropped.',
  },
  on_request: {
    verb: 'Put on request',
    question: 'Put on request',
    done: 'Booking put on request',
    consequence: 'The partner is asked to confirm it.',
  },
  confirmed: {
    verb: 'Confirm',
    question: 'Confirm',
    done: 'Booking confirmed',
    consequence: 'Its prices are agreed from now on, and the customer owes the total.',
  },
  completed: {
    verb: 'Complete',
    question: 'Complete',
    done: 'Booking completed',
    consequence: 'The trip is over, and its state changes no more, but for undoing this.',
  },
  cancelled: {
    verb: 'Cancel booking',
    question: 'Cancel',
    done: 'Booking cancelled',
    consequence:
      'The customer owes the fee only, and seats and rooms go back. It can be reopened as a draft, with prices, seats and rooms of that day.',
  },
};

export const wordsOfStep = (from: BookingState, to: BookingState): StepWords =>
  from === 'completed' && to === 'confirmed' ? undoneCompletion : stepWords[to];
