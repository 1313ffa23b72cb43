import type { DemoPlace } from '../demoRows';

/** A season of a hotel: its name, its days, and its surcharge on the low season, in hundredths. */
export interface Season {
  name: 'Low' | 'High' | 'Peak';
  start: string;
  end: string;
  factor: number;
  min_nights: number;
  release_days: number;
}

const low = (start: string, end: string): Season => ({
  name: 'Low',
  start,
  end,
  factor: 100,
  min_nights: 1,
  release_days: 0,
});
const high = (start: string, end: string): Season => ({
  name: 'High',
  start,
  end,
  factor: 135,
  min_nights: 3,
  release_days: 3,
});
const peak = (start: string, end: string): Season => ({
  name: 'Peak',
  start,
  end,
  factor: 175,
  min_nights: 5,
  release_days: 14,
});

/** The winter of 2026/27 and the summer of 2027, by scenery. */
const firstYear: Record<DemoPlace['scenery'], readonly Season[]> = {
  sea: [
    low('2026-11-01', '2026-12-19'),
    high('2026-12-20', '2027-01-06'),
    low('2027-01-07', '2027-03-26'),
    high('2027-03-27', '2027-04-30'),
    low('2027-05-01', '2027-05-31'),
    high('2027-06-01', '2027-06-30'),
    peak('2027-07-01', '2027-08-31'),
    high('2027-09-01', '2027-09-30'),
    low('2027-10-01', '2027-10-31'),
  ],
  mountains: [
    low('2026-11-01', '2026-12-18'),
    peak('2026-12-19', '2027-01-06'),
    high('2027-01-07', '2027-03-14'),
    low('2027-03-15', '2027-04-30'),
    low('2027-05-01', '2027-06-14'),
    high('2027-06-15', '2027-09-15'),
    low('2027-09-16', '2027-10-31'),
  ],
  city: [
    low('2026-11-01', '2026-12-22'),
    peak('2026-12-23', '2027-01-03'),
    low('2027-01-04', '2027-03-19'),
    high('2027-03-20', '2027-06-30'),
    low('2027-07-01', '2027-08-31'),
    high('2027-09-01', '2027-10-31'),
  ],
};

export const endOfFirstYear = '2027-10-31';
export const endOfPrices = '2028-10-31';

const yearLater = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** A season a year later, four percent dearer. */
const again = (season: Season): Season => ({
  ...season,
  start: yearLater(season.start),
  end: yearLater(season.end),
  factor: Math.round(season.factor * 1.04),
});

/** Two years, so that the year ahead has prices until a year after the demo's first days. */
export const seasonsOf = (scenery: DemoPlace['scenery']): Season[] => [
  ...firstYear[scenery],
  ...firstYear[scenery].map(again),
];
