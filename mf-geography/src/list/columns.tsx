import { locales, type EmbeddedName } from '@itinera/shared/contracts';
import { languages } from '@itinera/shared/format';
import type { ChoiceFilter, Column, SwitchFilter } from '@itinera/shared/grid';
import { LocaleBadges } from './LocaleBadges';

interface Shown {
  show_in_filter: boolean;
  order: number;
}

export const namesColumn: Column<{ names?: EmbeddedName[] | undefined }> = {
  id: 'names',
  header: 'Names',
  width: 130,
  cell: ({ names }) => <LocaleBadges names={names} />,
  value: ({ names = [] }) => names.map(({ locale }) => locale).join(', '),
};

/** What nearly every entry of the geography carries. */
export const shownColumns: Column<Shown>[] = [
  {
    id: 'in-filter',
    header: 'In filter',
    width: 100,
    cell: ({ show_in_filter }) => (show_in_filter ? 'Yes' : 'No'),
    value: ({ show_in_filter }) => show_in_filter,
  },
  {
    id: 'order',
    header: 'Order',
    sort: 'order',
    width: 90,
    align: 'end',
    cell: ({ order }) => order,
    value: ({ order }) => order,
  },
];

export const inFilter: SwitchFilter = { kind: 'switch', key: 'show_in_filter', label: 'In filter' };

export const missingIn: ChoiceFilter = {
  kind: 'choice',
  key: 'missing_locale',
  label: 'Name missing in',
  options: locales.map((locale) => ({ value: locale, label: languages[locale] })),
};
