import type { PricePeriod } from '@itinera/shared/contracts';
import { EntityDialog } from '@itinera/shared/forms';
import { useState, type ComponentProps } from 'react';
import { PeriodFields } from './PeriodFields';
import { periodWords } from './periodWords';

type Entity = ComponentProps<typeof EntityDialog>;

interface PeriodDialogProps extends Pick<Entity, 'id' | 'start' | 'onClose'> {
  /** Other periods of the hotel and the partner. */
  others: readonly PricePeriod[];
}

/** Adds a period, or edits the one with an `id`. */
export function PeriodDialog({ others, ...dialog }: PeriodDialogProps) {
  // Periods from when the form opened: after a lost answer the new one would overlap itself.
  const [words] = useState(() => periodWords(others));
  return <EntityDialog words={words} Fields={PeriodFields} {...dialog} />;
}
