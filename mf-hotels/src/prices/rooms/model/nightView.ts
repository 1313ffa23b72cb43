import type { Allotment } from '@itinera/shared/contracts';
import type { NightFacts } from './nightFacts';

/** One cell as it is rendered. */
export interface NightView {
  text: string;
  /** `derived`: the number of the allotment. `missing`: not a night of it. */
  kind: 'explicit' | 'derived' | 'missing';
  /** Below the number. */
  below: string;
  sign: 'sold-out' | 'given-back' | undefined;
  /** All of it in words. */
  spoken: string;
  isLocked: boolean;
  isChanged: boolean;
  isSelected: boolean;
  problem: string | undefined;
}

const uncounted: Partial<Record<Allotment['kind'], string>> = { on_request: 'ask', free_sale: 'free' };

/** What is shown below the number of a night. */
export function belowOf({ left, isSoldOut, isGivenBack }: NightFacts): Pick<NightView, 'below' | 'sign'> {
  if (isGivenBack) return { below: '↩ back', sign: 'given-back' };
  if (isSoldOut) return { below: '✕ full', sign: 'sold-out' };
  return { below: `${left} left`, sign: undefined };
}

/** Text of a night without a number. */
export const textWithout = ({ kind }: Allotment): string => uncounted[kind] ?? '';

export const isSameView = (one: NightView, other: NightView | undefined): boolean =>
  one.spoken === other?.spoken &&
  one.text === other.text &&
  one.kind === other.kind &&
  one.below === other.below &&
  one.isLocked === other.isLocked &&
  one.isChanged === other.isChanged &&
  one.isSelected === other.isSelected &&
  one.problem === other.problem;
