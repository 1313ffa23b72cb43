import { regions } from '@itinera/shared/contracts';
import { defineKind, joined, names, onPage, shown } from '@itinera/shared/kinds';
import { country } from '../countries/country';

/** The working name of a region is the first of its names. */
function withWorkingName(body: Record<string, unknown>): Record<string, unknown> {
  const first: unknown = Array.isArray(body['names']) ? body['names'][0] : undefined;
  return typeof first === 'object' && first !== null && 'name' in first
    ? { ...body, name: first.name }
    : body;
}

export const region = defineKind({
  of: regions,
  noun: 'region',
  label: 'Regions',
  ...onPage('geography'),
  search: { tab: 'regions' },
  nameOf: ({ region_name, name }) => region_name?.name ?? name,
  underOf: ({ country: of }) => joined(of && country.nameOf(of)),
  foundBy: ['region_name.name'],
  within: ['country.country_name.name'],
  whenEmpty: 'Add the first region. Resorts belong to one.',
  fields: {
    country_id: { label: 'Country', from: country },
    name: {
      label: 'Working name',
      hint: 'Shown where the region has no name in a language',
      notImported: true,
    },
    names,
    ...shown,
  },
  same: [['names', 'country_id']],
  inFiles: {
    hint: 'A name; if it is not unique, add the country: Vidzeme, Latvia',
    also: ['Регион'],
    codeOf: ({ name }) => name,
    withinOf: ({ country: of }) => (of ? country.nameOf(of) : undefined),
  },
  complete: withWorkingName,
});
