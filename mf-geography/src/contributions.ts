import {
  airports,
  blockSeats,
  filterKeys,
  firstPage,
  type Contributions,
  type FirstRead,
  type WorkCount,
} from '@itinera/shared/contracts';
import {
  actionsOf,
  isNamed,
  listLinkOf,
  recordKindOf,
  recordOf,
  unnamedCountOf,
  type Kind,
} from '@itinera/shared/kinds';
import { airport } from './airports/airport';
import { block } from './block-seats/block';
import { soonDays } from './block-seats/seats';
import { carrier } from './flight-carriers/carrier';
import { country } from './geography/countries/country';
import { kinds } from './kinds/kinds';

const withoutCoordinates: WorkCount = {
  label: 'Airports without coordinates',
  path: airports.path,
  query: { has_coordinates: 'false' },
  page: 'airports',
  search: { has_coordinates: 'false' },
};

const toRelease: WorkCount = {
  label: `Block seats released within ${soonDays} days`,
  path: blockSeats.path,
  query: { release_within_days: String(soonDays) },
  page: 'block-seats',
  search: { release_within_days: String(soonDays) },
};

const oversold: WorkCount = {
  label: 'Oversold flights',
  path: blockSeats.path,
  query: { oversold: 'true' },
  page: 'block-seats',
  search: { oversold: 'true' },
};

/** First read of a page: the list of its only kind, or of its first tab. */
const readOf = ({ of, query }: Kind): FirstRead => ({
  path: of.path,
  query: firstPage(of, query),
  filters: filterKeys(of),
});

export const contributions: Contributions = {
  tiles: [],
  figures: [{ ...toRelease, tone: 'warning', stake: { kind: 'sum', field: 'seats_free', one: 'seat' } }],
  work: [
    { title: 'Block seats', counts: [toRelease, oversold] },
    { title: 'Geography', counts: [...kinds.filter(isNamed).map(unnamedCountOf), withoutCoordinates] },
  ],
  records: [...kinds, block].map(recordOf),
  lists: [...kinds, block].map(listLinkOf),
  actions: [
    ...kinds.flatMap(actionsOf),
    { label: 'Add block', page: 'block-seats', search: { edit: 'new' } },
  ],
  kinds: [...kinds, block].map(recordKindOf),
  reads: {
    geography: readOf(country),
    airports: readOf(airport),
    'flight-carriers': readOf(carrier),
    'block-seats': readOf(block),
  },
};
