import { createContext } from 'react';

/** Position of the row whose sheet is open in its list, and what opens the sheets of its neighbours instead. */
export interface RowSteps {
  /** One row in a sentence: `airport`. */
  noun: string;
  /** Position in the whole list, from 0. */
  place: number;
  total: number;
  /** Undefined at the ends of the list, and while a neighbour is loading. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  /** Whether the sheet replaced that of another row, so that it must not slide in. */
  hasStepped: boolean;
}

/** Provided around the sheet of a row. Undefined if its row is not in the list, as after following a link. */
export const RowStepsContext = createContext<RowSteps | undefined>(undefined);
