import type { Times } from '../bookings/measure';
import { table } from '../report/table';
import { milliseconds, ratio } from '../report/units';
import type { AtOnce } from './atOnce';
import type { SearchCase } from './cases';

export type SearchFigure = SearchCase & Times;

const against = (time: number, budget: number | undefined): string =>
  budget === undefined
    ? milliseconds(time)
    : `${time > budget ? `**${milliseconds(time)}**` : milliseconds(time)} of ${budget}`;

export function searchTable(figures: SearchFigure[]): string {
  const rows = figures.map(({ name, hotels, statements, alone, p50, p95, pages, budget }) => [
    name,
    hotels.toLocaleString('en'),
    String(statements),
    against(alone, budget?.alone),
    milliseconds(p50),
    against(p95, budget?.p95),
    ratio(p50, alone),
    Math.round(pages).toLocaleString('en'),
  ]);
  return table(
    ['a search', 'hotels', 'statements', 'SQL alone', 'p50', 'p95', 'p50 ÷ SQL', 'pages of 8 kB'],
    rows,
    ['---', ...Array<string>(7).fill('---:')],
  );
}

export function growthTable(figures: SearchFigure[]): string {
  const [first] = figures;
  const rows = figures.map(({ hotels, alone, p50 }) => [
    hotels.toLocaleString('en'),
    first ? ratio(hotels, first.hotels) : '',
    milliseconds(alone),
    milliseconds(p50),
    first ? ratio(p50, first.p50) : '',
    ratio(p50, alone),
  ]);
  return table(
    ['hotels that could be found', 'times as many', 'SQL alone', 'p50', 'times as long', 'p50 ÷ SQL'],
    rows,
    Array<string>(6).fill('---:'),
  );
}

export const atOnceInWords = ({ people, inTurn, together, p95, refused }: AtOnce): string =>
  `${people} people who search one country at once have all their answers after ${milliseconds(together)}, which is ${ratio(together, inTurn)} of what the same searches take one after the other (${milliseconds(inTurn)}); 95 of 100 wait at most ${milliseconds(p95)}, and ${refused === 0 ? 'nobody is refused' : `${refused} are refused`}.`;
