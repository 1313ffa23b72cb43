import type { Layer } from './restrictionsOf';

/** Layers of the calendar with label and mark. */
export const layers: readonly { layer: Layer; label: string; mark: Record<`data-${string}`, string> }[] = [
  { layer: 'periods', label: 'Periods', mark: { 'data-period': 'even' } },
  { layer: 'stops', label: 'Stop sales', mark: { 'data-stop': 'stay' } },
  { layer: 'checkouts', label: 'Blocked check-outs', mark: { 'data-checkout': '' } },
  { layer: 'unpriced', label: 'Days without any price', mark: { 'data-unpriced': '' } },
  { layer: 'specials', label: 'Special prices', mark: { 'data-special': '' } },
];
