import type { Contributions, RecordKind, RecordSource } from '@itinera/shared/contracts';
import { siteOf } from '@itinera/shared/routes';
import { isNamed, type Kind } from './kinds/kind';
import { kinds } from './kinds/kinds';

/** For the palette: an entry is opened in its dialog. */
const recordOf = (kind: Kind): RecordSource => ({
  label: kind.tab === undefined ? siteOf(kind.page).title : kind.label,
  path: kind.of.path,
  ...(isNamed(kind) && { query: { with_data: 'true' } }),
  name: kind.foundBy,
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

export const contributions: Contributions = {
  tiles: [],
  records: kinds.map(recordOf),
  kinds: kinds.map(recordKindOf),
};
