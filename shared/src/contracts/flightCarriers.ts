import * as z from '@itinera/shared/schema';
import { collection } from './collection';
import { code, flag, freeText, id, optional, optionalId, queryFlag, text, timestamp } from './fields';
import { anyOfIds } from './listFilters';
import { countries } from './geography';
import { alikeNames, withData } from './shown';

const stored = z.nullable(z.string());

export const flightCarriers = collection({
  path: '/api/flight-carriers',
  entity: {
    id,
    name: z.string(),
    iata_code: stored,
    icao_code: stored,
    country_id: z.nullable(id),
    logo_file_name: stored,
    is_charter: flag,
    baggage_note: stored,
    is_active: flag,
    created_at: timestamp,
    updated_at: timestamp,
    country: z.optional(z.nullable(countries.entity)),
  },
  input: {
    name: text(80, 1),
    iata_code: optional(code(/^[A-Z0-9]{2}$/, 'Use the two letters or digits of the IATA code, such as BT.')),
    icao_code: optional(code(/^[A-Z]{3}$/, 'Use the three letters of the ICAO code, such as BTI.')),
    country_id: optionalId,
    logo_file_name: optional(text(120)),
    is_charter: flag,
    baggage_note: optional(freeText(500)),
    is_active: flag,
  },
  create: ['name'],
  defaults: { is_charter: false, is_active: true },
  filters: {
    ...withData,
    ...alikeNames,
    is_charter: z.optional(queryFlag),
    is_active: z.optional(queryFlag),
    country_id: anyOfIds,
  },
  sorts: ['name', 'iata_code', 'created_at', 'updated_at'],
  reference: true,
});
