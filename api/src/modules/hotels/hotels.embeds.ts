import { desc, eq } from 'drizzle-orm';
import { hotelParts, hotels, type HotelPart } from '@itinera/shared/contracts';
import { embedder } from '../../rest/embeds/embedder';
import { hotelThemesTable } from '../classification/classification.table';
import { hotelAirportsTable } from './hotelAirports.table';
import { hotelDescriptionsTable } from './hotelDescriptions.table';
import { hotelDmcsTable } from './hotelDmcs.table';
import { leastCoverage } from './priceCoverage';
import { hotelsTable } from './hotels.table';

/** What hotels embed in addition to the references of contract and foreign keys. */
export const hotelEmbedder = () =>
  embedder(hotels.entity, hotelsTable, {
    first: {
      hotel_themes: [desc(hotelThemesTable.weight)],
      hotel_descriptions: [hotelDescriptionsTable.locale],
    },
    calculated: [leastCoverage],
    counted: {
      airport_count: { by: hotelAirportsTable.hotel_id },
      partner_count: { by: hotelDmcsTable.hotel_id, where: eq(hotelDmcsTable.is_active, true) },
    },
  });

const isPart = (name: string): name is HotelPart => Object.hasOwn(hotelParts, name);

/** The parts that a query names; undefined if it names none. */
export const namedParts = (named: string | undefined): HotelPart[] | undefined =>
  named?.split(',').filter(isPart);

/** The fields of the named parts, or of all. Partners don't see how many others offer a hotel. */
export const fieldsOf = (
  parts: HotelPart[] = Object.keys(hotelParts).filter(isPart),
  partnerId: string | undefined,
): string[] =>
  parts
    .map((part) => hotelParts[part])
    .filter((field) => partnerId === undefined || field !== 'partner_count');
