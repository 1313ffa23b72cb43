import { hotels, places } from '@itinera/shared/contracts';
import { entriesOf, type ImportDefinition, type ImportField } from '@itinera/shared/imports';
import type { Kind } from '@itinera/shared/kinds';
import { entriesOfKind } from '@itinera/shared/kinds/imports';
import { beachType } from '../../../hotel-themes/beaches/beachType';
import { hotelChain } from '../../../hotel-themes/chains/hotelChain';
import { hotelClass } from '../../../hotel-themes/classes/hotelClass';
import { hotelFormat } from '../../../hotel-themes/formats/hotelFormat';
import { hotelType } from '../../../hotel-themes/types/hotelType';
import { labels } from '../../labels';

type Key = keyof typeof labels;

const entry = (key: Key, kind: Kind): ImportField => ({
  kind: 'entry',
  key,
  label: labels[key],
  hint: kind.inFiles?.hint,
  also: kind.inFiles?.also,
  entries: entriesOfKind(kind),
});
const plain = (kind: 'text' | 'integer' | 'decimal' | 'flag', key: Key, hint?: string): ImportField => ({
  kind,
  key,
  label: labels[key],
  hint,
});

/** Names of places are not unique; the resort distinguishes them. */
const place: ImportField = {
  kind: 'entry',
  key: 'place_id',
  label: labels.place_id,
  also: ['Место'],
  hint: 'A name; if it is not unique, add the resort: Old Town, Riga',
  required: true,
  entries: entriesOf({
    of: places,
    queries: [{ with_data: true }],
    noun: 'place',
    namesOf: ({ name }) => [name],
    withinOf: ({ resort }) => resort?.resort_name?.name,
  }),
};

/** Own fields only: images, texts, rooms, boardings and links are added on the page of a hotel. */
export const hotelsImport: ImportDefinition = {
  of: hotels,
  noun: 'hotel',
  label: 'Hotels',
  query: {},
  fields: [
    { kind: 'text', key: 'name', label: labels.name, also: ['Hotel', 'Отель', 'Название'], required: true },
    place,
    entry('hotel_class_id', hotelClass),
    entry('hotel_type_id', hotelType),
    entry('hotel_format_id', hotelFormat),
    entry('hotel_chain_id', hotelChain),
    plain('decimal', 'stars', 'Up to 5 in half stars'),
    plain('text', 'url_pretty_name', 'Created from the name if left empty'),
    plain('text', 'check_in_time', 'Such as 14:00'),
    plain('text', 'check_out_time', 'Such as 12:00'),
    plain('text', 'time_zone', 'Such as Europe/Riga; that of the business if left empty'),
    plain('text', 'keywords', 'Separate keywords with commas'),
    plain('flag', 'is_active'),
    plain('flag', 'is_recommended'),
    plain('flag', 'is_bestseller'),
    plain('flag', 'is_visited'),
    plain('decimal', 'latitude', '−90 to 90, north is positive'),
    plain('decimal', 'longitude', '−180 to 180, east is positive'),
    plain('decimal', 'distance_to_beach'),
    plain('decimal', 'distance_to_city'),
    plain('decimal', 'distance_to_slope'),
    entry('beach_type_id', beachType),
    plain('integer', 'beach_line_num', '1 to 9, counted from the sea'),
    plain('flag', 'is_beach_private'),
    plain('text', 'trip_advisor_id'),
    plain('text', 'trip_advisor_url'),
    plain('decimal', 'trip_advisor_rating', '0 to 5'),
    plain('text', 'google_rating_id'),
    plain('decimal', 'google_rating', '0 to 5'),
  ],
  same: [['name', 'place_id'], ['url_pretty_name']],
};
