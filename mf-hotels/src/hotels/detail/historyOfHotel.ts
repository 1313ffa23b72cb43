import { hotels, places } from '@itinera/shared/contracts';
import type { HistoryOf } from '@itinera/shared/forms';
import { reference } from '@itinera/shared/kinds';
import { beachType } from '../../hotel-themes/beaches/beachType';
import { hotelChain } from '../../hotel-themes/chains/hotelChain';
import { hotelClass } from '../../hotel-themes/classes/hotelClass';
import { hotelFormat } from '../../hotel-themes/formats/hotelFormat';
import { hotelType } from '../../hotel-themes/types/hotelType';
import { labels } from '../labels';

const references = {
  place_id: reference({ of: places, query: {}, nameOf: ({ name }) => name }),
  hotel_class_id: hotelClass,
  hotel_type_id: hotelType,
  hotel_format_id: hotelFormat,
  hotel_chain_id: hotelChain,
  beach_type_id: beachType,
};

/** Props of the history of a hotel. */
export const historyOfHotel = (id: string): HistoryOf => ({ collection: hotels, id, labels, references });
