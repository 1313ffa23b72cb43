import { table } from '../report/table';
import { milliseconds, ratio } from '../report/units';
import type { GridVisit } from './visitGrid';

const lines: [what: string, figure: keyof GridVisit][] = [
  ['a click on Price to the painted grid', 'paint'],
  ['an arrow key', 'key'],
  ['a paste into half of the cells to its verdict', 'paste'],
  ['an arrow key while they are not saved', 'keyUnsaved'],
  ['saving them', 'save'],
];

export function gridTable(large: GridVisit, small: GridVisit, runs: number): string {
  const rows = lines.map(([what, figure]) => [
    what,
    milliseconds(large[figure]),
    milliseconds(small[figure]),
    `**${ratio(large[figure], small[figure])}**`,
  ]);
  return table([`medians of ${runs}`, '60 × 60', '6 × 6', 'ratio'], rows);
}
