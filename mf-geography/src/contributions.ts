import {
  airports,
  filterKeys,
  firstPage,
  type Contributions,
  type FirstRead,
  type ListLink,
  type PageLink,
  type RecordKind,
  type RecordSource,
  type WorkCount,
} from '@itinera/shared/contracts';
import { siteOf } from '@itinera/shared/routes';
import { airport } from './airports/airport';
import { carrier } from './flight-carriers/carrier';
import { country } from './geography/countries/country';
import { isNamed, type Kind } from './kinds/kind';
import { kinds } from './kinds/kinds';

/** For the palette: an entry is opened in its dialog. */
const recordOf = (kind: Kind): RecordSource => ({
  label: kind.tab === undefined ? siteOf(kind.page).title : kind.label,
  path: kind.of.path,
  ...((isNamed(kind) || kind.within) && { query: { with_data: 'true' } }),
  name: kind.foundBy,
  ...(kind.within && { within: kind.within }),
  page: kind.page,
  search: { ...(kind.tab !== undefined && { tab: kind.tab }), edit: ':id' },
});

/** For the list of dependents: an entry is shown in its list. */
const recordKindOf = ({ of, noun, page, tab }: Kind): RecordKind => ({
  path: of.path,
  one: noun,
  page,
  ...(tab !== undefined && { search: { tab, q: ':name' } }),
});

const tabOf = ({ tab }: Kind): Record<string, string> => (tab === undefined ? {} : { tab });

const listOf = (kind: Kind): ListLink => ({
  label: kind.label,
  page: kind.page,
  search: tabOf(kind),
  list: kind.of.path.replace('/api/', ''),
});

const actionsOf = (kind: Kind): PageLink[] => {
  const [page, many] = [kind.page, kind.label.toLowerCase()];
  return [
    { label: `Add ${kind.noun}`, page, search: { ...tabOf(kind), edit: 'new' } },
    { label: `Import ${many}`, page, search: { ...tabOf(kind), import: 'file' } },
    ...(isNamed(kind)
      ? [{ label: `Names of ${many}`, page, search: { ...tabOf(kind), view: 'names' } }]
      : []),
  ];
};

/** Russian is the second language of all names. */
const unnamed = kinds.filter(isNamed).map((kind): WorkCount => ({
  label: `${kind.label} without a Russian name`,
  path: kind.of.path,
  query: { missing_locale: 'ru' },
  page: kind.page,
  search: { ...tabOf(kind), missing_locale: 'ru' },
}));

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
  work: [{ title: 'Geography', counts: [...unnamed, withoutCoordinates] }],
  records: kinds.map(recordOf),
  lists: kinds.map(listOf),
  actions: kinds.flatMap(actionsOf),
  kinds: kinds.map(recordKindOf),
  reads: { geography: readOf(country), airports: readOf(airport), 'flight-carriers': readOf(carrier) },
};
