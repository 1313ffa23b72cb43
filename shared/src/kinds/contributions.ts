import type { ListLink, PageLink, RecordKind, RecordSource, WorkCount } from '@itinera/shared/contracts';
import { siteOf } from '@itinera/shared/routes';
import { isNamed, type Kind } from './kind';

/** Record source for the palette: an entry is opened in its dialog. */
export const recordOf = (kind: Kind): RecordSource => ({
  label: kind.search === undefined ? siteOf(kind.page).title : kind.label,
  path: kind.of.path,
  ...((isNamed(kind) || kind.within) && { query: { with_data: 'true' } }),
  name: kind.foundBy,
  ...(kind.within && { within: kind.within }),
  page: kind.page,
  search: { ...kind.search, edit: ':id' },
});

/** Kind for the list of dependents: an entry is shown in its list. */
export const recordKindOf = ({ of, noun, page, search }: Kind): RecordKind => ({
  path: of.path,
  one: noun,
  page,
  ...(search && { search: { ...search, q: ':name' } }),
});

export const listLinkOf = ({ of, label, page, search }: Kind): ListLink => ({
  label,
  page,
  search: { ...search },
  list: of.path.replace('/api/', ''),
});

export const actionsOf = (kind: Kind): PageLink[] => {
  const { noun, page, search } = kind;
  const many = kind.label.toLowerCase();
  return [
    { label: `Add ${noun}`, page, search: { ...search, edit: 'new' } },
    { label: `Import ${many}`, page, search: { ...search, import: 'file' } },
    ...(isNamed(kind) ? [{ label: `Names of ${many}`, page, search: { ...search, view: 'names' } }] : []),
  ];
};

/** Count of entries without a name in Russian, the second language of all names. */
export const unnamedCountOf = ({ of, label, page, search }: Kind): WorkCount => ({
  label: `${label} without a Russian name`,
  path: of.path,
  query: { missing_locale: 'ru' },
  page,
  search: { ...search, missing_locale: 'ru' },
});
