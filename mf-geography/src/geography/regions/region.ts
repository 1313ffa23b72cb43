import { regions } from '@itinera/shared/contracts';
import { regionName } from '@itinera/shared/format';
import {
  defineKind,
  joined,
  names,
  onPage,
  shown,
  withWorkingName,
  workingName,
} from '@itinera/shared/kinds';
import { country } from '../countries/country';

export const region = defineKind({
  of: regions,
  noun: 'region',
  label: 'Regions',
  ...onPage('geography'),
  search: { tab: 'regions' },
  nameOf: regionName,
  underOf: ({ country: of }) => joined(of && country.nameOf(of)),
  foundBy: ['region_name.name'],
  within: ['country.country_name.name'],
  whenEmpty: 'Add the first region. Resorts belong to one.',
  fields: {
    country_id: { label: 'Country', from: country },
    name: workingName,
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
