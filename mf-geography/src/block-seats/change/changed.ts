import { faresOf, type BlockSeat } from '@itinera/shared/contracts';

export const changeable = {
  seats_total: 'Seats',
  adult_net_minor: 'Adult, net',
  child_net_minor: 'Child, net',
  infant_net_minor: 'Infant, net',
  adult_sale_minor: 'Adult, sale',
  child_sale_minor: 'Child, sale',
  infant_sale_minor: 'Infant, sale',
  baggage_kg: 'Baggage, kg',
} as const;
export type Changeable = keyof typeof changeable;

export const operations = { '=': 'Set to', '+': 'Add', '-': 'Subtract' } as const;
export type Operation = keyof typeof operations;

export const isMoney = (field: Changeable): boolean => field.endsWith('_minor');

/** Value of a field after the change; undefined if an empty field is raised or lowered. */
export function changedValue(
  block: Pick<BlockSeat, Changeable>,
  field: Changeable,
  operation: Operation,
  by: number,
): number | undefined {
  if (operation === '=') return by;
  const before = block[field];
  if (before === null) return undefined;
  return operation === '+' ? before + by : before - by;
}

/** Whether a fare of the block is 0 once a field of it has changed. */
export const isFreeWith = (block: Pick<BlockSeat, Changeable>, field: Changeable, after: number): boolean =>
  Object.values(faresOf({ ...block, [field]: after })).includes(0);
