import { flightCarriers } from '@itinera/shared/contracts';
import { country } from '../geography/countries/country';
import { defineKind, isActive, onPage } from '@itinera/shared/kinds';

export const carrier = defineKind({
  of: flightCarriers,
  noun: 'flight carrier',
  label: 'Flight carriers',
  ...onPage('flight-carriers'),
  nameOf: ({ name }) => name,
  foundBy: ['name', 'iata_code'],
  whenEmpty: 'Add the first flight carrier. Every flight belongs to one.',
  fields: {
    name: { label: 'Name', also: ['Carrier', 'Название'] },
    iata_code: { label: 'IATA code', hint: 'Two letters or digits, such as BT' },
    icao_code: { label: 'ICAO code', hint: 'Three letters, such as BTI' },
    country_id: { label: 'Country', from: country },
    logo_file_name: { label: 'Logo', notImported: true },
    baggage_note: { label: 'Baggage', hint: 'Baggage allowance per passenger' },
    is_charter: { type: 'flag', label: 'Charter' },
    is_active: isActive,
  },
  same: [['name'], ['iata_code']],
});
