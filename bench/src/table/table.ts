import { table } from '../report/table';
import { milliseconds, ratio } from '../report/units';
import type { TableFigures } from './measureTable';
import type { TableVisit } from './visitTable';

const lines: [what: string, figure: keyof TableVisit, inWords: (value: number) => string][] = [
  ['reload to the first row', 'firstRows', milliseconds],
  ['search to the first row found', 'search', milliseconds],
  ['frames a second while scrolling', 'framesPerSecond', (value) => value.toFixed(0)],
  ['a frame, p95', 'p95', milliseconds],
  ['heap after scrolling', 'heap', (bytes) => `${(bytes / 1e6).toFixed(1)} MB`],
  ['elements in the table', 'elements', String],
];

export function scrollTable({ medians: { scroll, pages }, runs }: TableFigures): string {
  const rows = lines.map(([what, figure, inWords]) => [
    what,
    inWords(scroll[figure]),
    inWords(pages[figure]),
    `**${ratio(scroll[figure], pages[figure])}**`,
  ]);
  return table([`medians of ${runs}`, '10,000 rows scrolled', 'a page of 100', 'ratio'], rows);
}
