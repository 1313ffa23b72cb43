import {
  airports,
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

/** A page begins with the list of its only kind, or of its first tab. */
const readOf = ({ of, query }: Kind): FirstRead => ({
  path: of.path,
  query: firstPage(of, query),
  filters: filterKeys(of),
});

export const contributions: Contributions = {
  tiles: [],
  work: [{ title: 'Geography', counts: [...kinds.filter(isNamed).map(unnamedCountOf), withoutCoordinates] }],
  records: kinds.map(recordOf),
  lists: kinds.map(listLinkOf),
  actions: kinds.flatMap(actionsOf),
  kinds: kinds.map(recordKindOf),
  reads: { geography: readOf(country), airports: readOf(airport), 'flight-carriers': readOf(carrier) },
};
