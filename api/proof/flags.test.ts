import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import * as contracts from '@itinera/shared/contracts';

/**
 * The effect of each checkbox of an entry, and the file that implements it; forms and lists that show it don't count. A checkbox without a
 * line here fails, so that none is offered without an effect.
 */
const effects: Readonly<Record<string, readonly [effect: string, file: string]>> = {
  'airports.charter_start': ['Blocks begin there', 'mf-geography/src/block-seats/BlockFields.tsx'],
  'airports.is_active': ['It is offered for flights', 'shared/src/data/queries/choices.ts'],
  'base-prices.is_free': ['0 is not refused', 'shared/src/contracts/freeProblems.ts'],
  'block-seats.is_free': ['0 is not refused', 'shared/src/contracts/freeProblems.ts'],
  'blocked-checkouts.is_active': ['Nobody departs on the day', 'shared/src/pricing/restrictions.ts'],
  'boarding-supplements.is_free': ['0 is not refused', 'shared/src/contracts/freeProblems.ts'],
  'booking-documents.is_confirmed': [
    'It is confirmed, by a person and at a time',
    'api/src/modules/bookings/documents/bookingDocuments.routes.ts',
  ],
  'booking-flights.is_free': ['0 is not refused', 'shared/src/contracts/freeProblems.ts'],
  'booking-hotels.is_free': ['0 is not refused', 'shared/src/contracts/freeProblems.ts'],
  'booking-prices.is_free': ['0 is not refused', 'shared/src/contracts/freeProblems.ts'],
  'booking-transfers.is_free': ['0 is not refused', 'shared/src/contracts/freeProblems.ts'],
  'booking-travellers.is_lead': ['Confirming needs one', 'api/src/modules/bookings/travellers/leads.ts'],
  'cities.is_main': ['It comes first', 'api/src/modules/geography/geography.resources.ts'],
  'cities.is_origin': ['Trips begin there', 'mf-bookings/src/search/form/SearchForm.tsx'],
  'cities.show_in_filter': ['It is offered in filters and selects', 'shared/src/data/queries/choices.ts'],
  'countries.show_in_filter': ['It is offered in filters and selects', 'shared/src/data/queries/choices.ts'],
  'custom-fields.is_active': ['Lists filter by it', 'api/src/rest/custom/customConditions.ts'],
  'custom-fields.required': ['It can’t be empty', 'shared/src/contracts/custom/customProblem.ts'],
  'custom-fields.show_in_filter': ['It is a filter', 'shared/src/grid/custom/customFilters.ts'],
  'custom-fields.show_in_form': ['Forms have it', 'shared/src/forms/custom/CustomFields.tsx'],
  'custom-fields.show_in_list': ['It is a column', 'shared/src/grid/custom/customColumns.tsx'],
  'features.is_filter': ['It narrows searches', 'mf-bookings/src/search/form/MoreFilters.tsx'],
  'flight-carriers.is_active': ['It is offered for flights', 'shared/src/data/queries/choices.ts'],
  'flight-carriers.is_charter': [
    'Its flights of a booking are charter flights',
    'mf-bookings/src/bookings/detail/flights/FlightList.tsx',
  ],
  'graph-prices.is_active': ['The row sells', 'shared/src/pricing/findRow.ts'],
  'hotel-airports.is_default': ['Searches take its transfer', 'api/src/modules/search/readExtras.ts'],
  'hotel-airports.is_free': ['0 is not refused', 'shared/src/contracts/freeProblems.ts'],
  'hotel-chains.show_in_filter': [
    'It is offered in filters and selects',
    'shared/src/data/queries/choices.ts',
  ],
  'hotel-classes.show_in_filter': [
    'It is offered in filters and selects',
    'shared/src/data/queries/choices.ts',
  ],
  'hotel-dmcs.is_active': ['The partner sells the hotel', 'shared/src/pricing/restrictions.ts'],
  'hotel-dmcs.is_default': ['The partner comes first', 'api/src/modules/hotels/hotelDmcs.resource.ts'],
  'hotel-features.paid': [
    'It is marked on the page of the hotel',
    'mf-hotels/src/hotels/detail/cards/features/FeatureFacts.tsx',
  ],
  'hotel-formats.show_in_filter': [
    'It is offered in filters and selects',
    'shared/src/data/queries/choices.ts',
  ],
  'hotel-types.show_in_filter': [
    'It is offered in filters and selects',
    'shared/src/data/queries/choices.ts',
  ],
  'hotels.is_active': ['It sells', 'shared/src/pricing/restrictions.ts'],
  'hotels.is_beach_private': ['Hotels are filtered by it', 'api/src/modules/hotels/hotels.filters.ts'],
  'hotels.is_bestseller': ['Hotels are filtered by it', 'api/src/modules/hotels/hotels.filters.ts'],
  'hotels.is_recommended': ['Hotels are filtered by it', 'api/src/modules/hotels/hotels.filters.ts'],
  'hotels.is_visited': ['Hotels are filtered by it', 'api/src/modules/hotels/hotels.filters.ts'],
  'notification-rules.is_active': ['It announces', 'api/src/modules/notifications/announceEvents.ts'],
  'notifications.is_read': [
    'The bell counts it no more',
    'api/src/modules/notifications/notifications.routes.ts',
  ],
  'offers.combinable': ['It goes with others', 'shared/src/pricing/offers/bestSet.ts'],
  'offers.is_active': ['It applies', 'shared/src/pricing/offers/ineligible.ts'],
  'offers.repeat': ['It applies to each so many nights', 'shared/src/pricing/offers/eligibleOffer.ts'],
  'places.is_city': ['Its hotels are in a city', 'api/src/modules/hotels/hotels.filters.ts'],
  'places.show_in_filter': ['It is offered in filters and selects', 'shared/src/data/queries/choices.ts'],
  'price-cells.is_free': ['0 is a price', 'shared/src/pricing/resolveCell.ts'],
  'regions.show_in_filter': ['It is offered in filters and selects', 'shared/src/data/queries/choices.ts'],
  'report-schedules.is_active': ['It is sent', 'api/src/modules/reports/schedules/sendReports.ts'],
  'resorts.show_in_filter': ['It is offered in filters and selects', 'shared/src/data/queries/choices.ts'],
  'saved-views.is_default': ['The list opens with it', 'shared/src/grid/views/viewToOpen.ts'],
  'saved-views.is_shared': ['Colleagues read it', 'api/src/modules/savedViews/savedViews.queries.ts'],
  'special-prices.combinable': ['Offers apply to its nights', 'shared/src/pricing/nights.ts'],
  'special-prices.is_active': ['It is the price', 'shared/src/pricing/specialPrice.ts'],
  'special-prices.is_free': ['0 is not refused', 'shared/src/contracts/freeProblems.ts'],
  'stop-sales.is_active': ['Nothing is sold', 'shared/src/pricing/restrictions.ts'],
  'travellers.is_customer': [
    'Travelers are filtered by it',
    'mf-bookings/src/travellers/list/travellersList.tsx',
  ],
};

interface Schema {
  def?: { type?: string; innerType?: Schema; in?: Schema };
  shape?: Record<string, Schema>;
}
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const isFlag = ({ def }: Schema): boolean => {
  const inner = def?.innerType ?? def?.in;
  return def?.type === 'boolean' || (inner !== undefined && isFlag(inner));
};

const written = Object.values(contracts).flatMap((value: unknown) => {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('createInput' in value))
    return [];
  const entity = String(value.path).replace('/api/', '');
  const shape = (isSchema(value.createInput) && value.createInput.shape) || {};
  return Object.entries(shape).flatMap(([field, schema]) => (isFlag(schema) ? [`${entity}.${field}`] : []));
});

test('every checkbox of an entry has an effect listed here, and no other is listed', () => {
  expect(written.length).toBeGreaterThan(40);
  expect(Object.keys(effects).toSorted()).toEqual([...new Set(written)].toSorted());
});

test.each(Object.entries(effects))('%s is read where its effect is implemented', (name, [effect, file]) => {
  expect(effect).not.toBe('');
  expect(file).not.toMatch(/\.table\.ts$|\.test\.|\/seed\//);
  const [, field = ''] = name.split('.');
  expect(readFileSync(resolve(__dirname, '../..', file), 'utf8')).toMatch(new RegExp(`\\b${field}\\b`));
});
