import type { PriceSource } from '@itinera/shared/contracts';
import { shownAmount } from '../amounts/priceText';
import type { CellMarks } from '../model/cellStates';

/** One cell as it is rendered. */
export interface CellView extends CellMarks {
  text: string;
  kind: PriceSource['kind'];
  isChanged: boolean;
  isSelected: boolean;
  /** Why it can't be saved. */
  problem: string | undefined;
}

/** Formats a price; a supplement begins with a plus. */
export function shownPrice(source: PriceSource, currency: string): string {
  if (source.kind === 'missing') return '';
  if (source.kind === 'explicit' && source.is_free) return 'free';
  const amount = shownAmount(source.amount_minor, currency);
  return source.kind === 'supplement' ? `+ ${amount}` : amount;
}

/** Source of a price in words; an own one needs none. */
export const kindWords: Record<PriceSource['kind'], string | undefined> = {
  explicit: undefined,
  derived: 'derived',
  supplement: 'with supplement',
  missing: 'no price',
};

/** State of a cell for screen readers; undefined if its text says all. */
export function spokenState(view: CellView): string | undefined {
  const words = [
    view.problem === undefined && kindWords[view.kind],
    view.isSpecial && 'special price',
    view.isStopped && 'stop sale',
    view.isChanged && 'not saved',
    view.problem,
  ].filter(Boolean);
  return words.length === 0 ? undefined : [view.text, ...words].filter(Boolean).join(', ');
}

export const isSameView = (one: CellView, other: CellView | undefined): boolean =>
  one.text === other?.text &&
  one.kind === other.kind &&
  one.isChanged === other.isChanged &&
  one.isSelected === other.isSelected &&
  one.isSpecial === other.isSpecial &&
  one.isStopped === other.isStopped &&
  one.problem === other.problem;
