import type { TableLook } from './tableLook';

/** Pins after pinning a column at another side, or unpinning it. */
export function pinsWith(
  { start, end }: TableLook['pinned'],
  id: string,
  side: 'start' | 'end' | undefined,
): TableLook['pinned'] {
  const without = (ids: string[]) => ids.filter((other) => other !== id);
  return {
    start: side === 'start' ? [...without(start), id] : without(start),
    end: side === 'end' ? [...without(end), id] : without(end),
  };
}
