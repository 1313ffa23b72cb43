import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import * as contracts from '@itinera/shared/contracts';

/**
 * The effect of each checkbox of an entry, the file that implements it, and the test that fails without it; forms and lists that show it
 * don't count. A checkbox without a line here fails, so that none is offered without an effect.
 */
const effects: Readonly<Record<string, readonly [effect: string, file: string, test: string]>> = {
  'airports.charter_start': [
    'Blocks begin there',
    'mf-geography/src/block-seats/BlockFields.tsx',
    'mf-geography/src/block-seats/BlockSeatsPage.test.tsx',
  ],
  'airports.is_active': [
    'It is offered for flights',
    'shared/src/data/queries/choices.ts',
    'shared/src/choices/choices.test.tsx',
  ],
  'allotments.is_active': [
    'Its rooms are sold',
    'shared/src/pricing/stock/stockNights.ts',
    'shared/src/pricing/stock/stockNights.test.ts',
  ],
  'base-prices.is_free': [
    '0 is not refused',
    'shared/src/contracts/freeProblems.ts',
    'api/proof/soldForNothing.test.ts',
  ],
  'block-seats.is_free': [
    '0 is not refused',
    'shared/src/contracts/freeProblems.ts',
    'api/proof/soldForNothing.test.ts',
  ],
  'blocked-checkouts.is_active': [
    'Nobody departs on the day',
    'shared/src/pricing/restrictions.ts',
    'shared/src/pricing/quoteStay.test.ts',
  ],
  'boarding-supplements.is_free': [
    '0 is not refused',
    'shared/src/contracts/freeProblems.ts',
    'api/proof/soldForNothing.test.ts',
  ],
  'booking-documents.is_confirmed': [
    'It is confirmed, by a person and at a time',
    'api/src/modules/bookings/documents/bookingDocuments.routes.ts',
    'api/src/modules/bookings/documents/bookingDocuments.test.ts',
  ],
  'booking-flights.is_free': [
    '0 is not refused',
    'shared/src/contracts/freeProblems.ts',
    'api/proof/soldForNothing.test.ts',
  ],
  'booking-hotels.is_free': [
    '0 is not refused',
    'shared/src/contracts/freeProblems.ts',
    'api/proof/soldForNothing.test.ts',
  ],
  'booking-prices.is_free': [
    '0 is not refused',
    'shared/src/contracts/freeProblems.ts',
    'api/proof/soldForNothing.test.ts',
  ],
  'booking-transfers.is_free': [
    '0 is not refused',
    'shared/src/contracts/freeProblems.ts',
    'api/proof/soldForNothing.test.ts',
  ],
  'booking-travellers.is_lead': [
    'Confirming needs one',
    'api/src/modules/bookings/travellers/leads.ts',
    'api/src/modules/bookings/bookingParts.test.ts',
  ],
  'cancellation-terms.is_active': [
    'They apply',
    'shared/src/pricing/terms/termsFor.ts',
    'shared/src/pricing/terms/terms.test.ts',
  ],
  'cities.is_main': [
    'It comes first',
    'api/src/modules/geography/geography.resources.ts',
    'api/src/modules/geography/geography.test.ts',
  ],
  'cities.is_origin': [
    'Trips begin there',
    'mf-bookings/src/search/form/SearchForm.tsx',
    'mf-bookings/src/search/SearchPage.test.tsx',
  ],
  'cities.show_in_filter': [
    'It is offered in filters and selects',
    'shared/src/data/queries/choices.ts',
    'shared/src/choices/choices.test.tsx',
  ],
  'countries.show_in_filter': [
    'It is offered in filters and selects',
    'shared/src/data/queries/choices.ts',
    'shared/src/choices/choices.test.tsx',
  ],
  'custom-fields.is_active': [
    'Lists filter by it',
    'api/src/rest/custom/customConditions.ts',
    'api/src/rest/custom/customFields.test.ts',
  ],
  'custom-fields.required': [
    'It can’t be empty',
    'shared/src/contracts/custom/customProblem.ts',
    'api/src/rest/custom/customFields.test.ts',
  ],
  'custom-fields.show_in_filter': [
    'It is a filter',
    'shared/src/grid/custom/customFilters.ts',
    'shared/src/grid/custom/customColumns.test.tsx',
  ],
  'custom-fields.show_in_form': [
    'Forms have it',
    'shared/src/forms/custom/CustomFields.tsx',
    'shared/src/forms/fields/fields.test.tsx',
  ],
  'custom-fields.show_in_list': [
    'It is a column',
    'shared/src/grid/custom/customColumns.tsx',
    'shared/src/grid/custom/customColumns.test.tsx',
  ],
  'features.is_filter': [
    'It narrows searches',
    'mf-bookings/src/search/form/MoreFilters.tsx',
    'mf-bookings/src/search/SearchPage.test.tsx',
  ],
  'flight-carriers.is_active': [
    'It is offered for flights',
    'shared/src/data/queries/choices.ts',
    'shared/src/choices/choices.test.tsx',
  ],
  'flight-carriers.is_charter': [
    'Its flights of a booking are charter flights',
    'mf-bookings/src/bookings/detail/flights/FlightList.tsx',
    'mf-bookings/src/bookings/detail/BookingPage.test.tsx',
  ],
  'graph-prices.is_active': [
    'The row sells',
    'shared/src/pricing/findRow.ts',
    'shared/src/pricing/quoteStay.test.ts',
  ],
  'hotel-airports.is_default': [
    'Searches take its transfer',
    'api/src/modules/search/readExtras.ts',
    'api/src/modules/search/search.test.ts',
  ],
  'hotel-airports.is_free': [
    '0 is not refused',
    'shared/src/contracts/freeProblems.ts',
    'api/proof/soldForNothing.test.ts',
  ],
  'hotel-chains.show_in_filter': [
    'It is offered in filters and selects',
    'shared/src/data/queries/choices.ts',
    'shared/src/choices/choices.test.tsx',
  ],
  'hotel-charges.is_active': [
    'It is paid',
    'shared/src/pricing/charges/chargesOfStay.ts',
    'shared/src/pricing/charges/charges.test.ts',
  ],
  'hotel-charges.is_included': [
    'It is not paid at the hotel',
    'shared/src/pricing/charges/paidAtHotel.ts',
    'shared/src/pricing/charges/charges.test.ts',
  ],
  'hotel-charges.is_refundable': [
    'The customer reads that it is refunded',
    'shared/src/format/chargesWords.ts',
    'shared/src/format/chargesWords.test.ts',
  ],
  'hotel-classes.show_in_filter': [
    'It is offered in filters and selects',
    'shared/src/data/queries/choices.ts',
    'shared/src/choices/choices.test.tsx',
  ],
  'hotel-dmcs.is_active': [
    'The partner sells the hotel',
    'shared/src/pricing/restrictions.ts',
    'shared/src/pricing/quoteStay.test.ts',
  ],
  'hotel-dmcs.is_default': [
    'The partner comes first',
    'api/src/modules/hotels/hotelDmcs.resource.ts',
    'api/src/modules/hotels/hotelLinks.test.ts',
  ],
  'hotel-features.paid': [
    'It is marked on the page of the hotel',
    'mf-hotels/src/hotels/detail/cards/features/FeatureFacts.tsx',
    'mf-hotels/src/hotels/detail/cards/links/linkDialogs.test.tsx',
  ],
  'hotel-formats.show_in_filter': [
    'It is offered in filters and selects',
    'shared/src/data/queries/choices.ts',
    'shared/src/choices/choices.test.tsx',
  ],
  'hotel-types.show_in_filter': [
    'It is offered in filters and selects',
    'shared/src/data/queries/choices.ts',
    'shared/src/choices/choices.test.tsx',
  ],
  'hotels.is_active': [
    'It sells',
    'shared/src/pricing/restrictions.ts',
    'shared/src/pricing/quoteStay.test.ts',
  ],
  'hotels.is_beach_private': [
    'Hotels are filtered by it',
    'api/src/modules/hotels/hotels.filters.ts',
    'api/src/modules/hotels/hotels.list.test.ts',
  ],
  'hotels.is_bestseller': [
    'Hotels are filtered by it',
    'api/src/modules/hotels/hotels.filters.ts',
    'api/src/modules/hotels/hotels.list.test.ts',
  ],
  'hotels.is_recommended': [
    'Hotels are filtered by it',
    'api/src/modules/hotels/hotels.filters.ts',
    'api/src/modules/hotels/hotels.list.test.ts',
  ],
  'hotels.is_visited': [
    'Hotels are filtered by it',
    'api/src/modules/hotels/hotels.filters.ts',
    'api/src/modules/hotels/hotels.list.test.ts',
  ],
  'notification-rules.is_active': [
    'It announces',
    'api/src/modules/notifications/announceEvents.ts',
    'api/src/modules/notifications/notifications.test.ts',
  ],
  'notifications.is_read': [
    'The bell counts it no more',
    'api/src/modules/notifications/notifications.routes.ts',
    'api/src/modules/notifications/notifications.test.ts',
  ],
  'offers.combinable': [
    'It goes with others',
    'shared/src/pricing/offers/bestSet.ts',
    'shared/src/pricing/offers/bestSet.test.ts',
  ],
  'offers.is_active': [
    'It applies',
    'shared/src/pricing/offers/ineligible.ts',
    'shared/src/pricing/quoteStay.test.ts',
  ],
  'offers.repeat': [
    'It applies to each so many nights',
    'shared/src/pricing/offers/eligibleOffer.ts',
    'shared/src/pricing/quoteStay.test.ts',
  ],
  'places.is_city': [
    'Its hotels are in a city',
    'api/src/modules/hotels/hotels.filters.ts',
    'api/src/modules/hotels/hotels.list.test.ts',
  ],
  'places.show_in_filter': [
    'It is offered in filters and selects',
    'shared/src/data/queries/choices.ts',
    'shared/src/choices/choices.test.tsx',
  ],
  'price-cells.is_free': [
    '0 is a price',
    'shared/src/pricing/resolveCell.ts',
    'shared/src/pricing/resolveCell.test.ts',
  ],
  'regions.show_in_filter': [
    'It is offered in filters and selects',
    'shared/src/data/queries/choices.ts',
    'shared/src/choices/choices.test.tsx',
  ],
  'report-schedules.is_active': [
    'It is sent',
    'api/src/modules/reports/schedules/sendReports.ts',
    'api/src/modules/reports/schedules/sendReports.test.ts',
  ],
  'resorts.show_in_filter': [
    'It is offered in filters and selects',
    'shared/src/data/queries/choices.ts',
    'shared/src/choices/choices.test.tsx',
  ],
  'saved-views.is_default': [
    'The list opens with it',
    'shared/src/grid/views/viewToOpen.ts',
    'shared/src/grid/views/views.test.tsx',
  ],
  'saved-views.is_shared': [
    'Colleagues read it',
    'api/src/modules/savedViews/savedViews.queries.ts',
    'api/src/modules/savedViews/savedViews.test.ts',
  ],
  'special-prices.combinable': [
    'Offers apply to its nights',
    'shared/src/pricing/nights.ts',
    'shared/src/pricing/quoteStay.test.ts',
  ],
  'special-prices.is_active': [
    'It is the price',
    'shared/src/pricing/specialPrice.ts',
    'shared/src/pricing/quoteStay.test.ts',
  ],
  'special-prices.is_free': [
    '0 is not refused',
    'shared/src/contracts/freeProblems.ts',
    'api/proof/soldForNothing.test.ts',
  ],
  'stay-lengths.is_active': [
    'It limits stays',
    'shared/src/pricing/restrictions.ts',
    'shared/src/pricing/quoteStay.test.ts',
  ],
  'stop-sales.is_active': [
    'Nothing is sold',
    'shared/src/pricing/restrictions.ts',
    'shared/src/pricing/quoteStay.test.ts',
  ],
  'travellers.is_customer': [
    'Travelers are filtered by it',
    'mf-bookings/src/travellers/list/travellersList.tsx',
    'mf-bookings/src/travellers/list/TravellersPage.test.tsx',
  ],
  'weekday-supplements.is_active': [
    'It changes prices',
    'shared/src/pricing/weekdaySupplement.ts',
    'shared/src/pricing/weekdays.test.ts',
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

const read = (file: string): string => readFileSync(resolve(__dirname, '../..', file), 'utf8');

test.each(Object.entries(effects))(
  '%s is read where its effect is implemented, and tested',
  (name, [effect, file, proof]) => {
    expect(effect).not.toBe('');
    expect(file).not.toMatch(/\.table\.ts$|\.test\.|\/seed\//);
    expect(proof).toMatch(/(?<!flags)\.test\.tsx?$/);
    const field = new RegExp(`\\b${name.split('.')[1]}\\b`);
    expect(read(file)).toMatch(field);
    expect(read(proof)).toMatch(field);
  },
);
