import { bookingPrices, bookings, type AnyCollection, type Booking } from '@itinera/shared/contracts';
import {
  ApiError,
  beginRun,
  runWrites,
  undoAction,
  undosOf,
  updateWrite,
  type WriteRun,
} from '@itinera/shared/data';
import { formatMoney } from '@itinera/shared/format';
import { ConfirmDialog, type Rescue } from '@itinera/shared/forms';
import { Typography } from '@itinera/shared/ui';
import { useRef, useState, type ReactNode } from 'react';

interface Asked {
  most_minor: number;
  answer: (isWanted: boolean) => void;
}

/** What the discount may be at most, where that is why a write was refused. */
function mostIn(error: unknown): number | undefined {
  const params = error instanceof ApiError ? error.params : undefined;
  const most: unknown = params && Reflect.get(params, 'most_minor');
  return typeof most === 'number' ? most : undefined;
}

const changedIn = (entry: object, values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) =>
        value !== undefined && JSON.stringify(value) !== JSON.stringify(Reflect.get(entry, field) ?? null),
    ),
  );

/**
 * An edit of a part under which the discount would be more than everything costs is refused. This asks, and saves it together with a lower
 * discount, in one write with one Undo. Render `question` beside the form.
 */
export function useLowerDiscount(
  { price, currency }: Booking,
  noun: string,
): { rescue: Rescue; question: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const lowered = useRef<WriteRun>(undefined);
  const rescue: Rescue = {
    async retry(error, { collection, entry, values }) {
      const most_minor = mostIn(error);
      if (most_minor === undefined || !price) throw error;
      const isOfPrice = entry.id === price.id;
      // For another discount, its field says how much it may be.
      if (isOfPrice && values['discount_minor'] !== price.discount_minor) throw error;
      const isWanted = await new Promise<boolean>((answer) => setAsked({ most_minor, answer }));
      setAsked(undefined);
      if (!isWanted) throw error;
      const discount_minor = most_minor;
      const changes = changedIn(entry, values);
      const run = await runWrites(
        bookings,
        beginRun(
          isOfPrice
            ? [updateWrite<AnyCollection>(collection, { entry, name: noun }, { ...changes, discount_minor })]
            : [
                updateWrite(bookingPrices, { entry: price, name: 'The discount' }, { discount_minor }),
                updateWrite<AnyCollection>(collection, { entry, name: noun }, changes),
              ],
        ),
        { onRefusal: 'stop' },
      );
      if (run.failure) throw run.failure.error;
      lowered.current = run;
      return { ...entry, ...changes };
    },
    undo: () =>
      lowered.current &&
      undoAction(bookings, undosOf(lowered.current), { done: `${noun} restored, with its discount` }),
  };
  const [from, to] = [price?.discount_minor ?? 0, asked?.most_minor ?? 0].map((minor) =>
    formatMoney(minor, currency),
  );
  const question = asked && (
    <ConfirmDialog
      question="Save and lower the discount?"
      verb="Save and lower"
      isDangerous={false}
      isReady
      onConfirm={() => asked.answer(true)}
      onClose={() => asked.answer(false)}
    >
      <Typography>
        Like this, the discount of {from} would be more than everything else costs. It becomes {to}.
      </Typography>
    </ConfirmDialog>
  );
  return { rescue, question };
}
