import { beachTypes, hotels, places } from '@itinera/shared/contracts';
import type { HistoryOf } from '@itinera/shared/forms';
import { chainChoice, classChoice, formatChoice, typeChoice } from '../../classification/choices';
import { labels } from '../labels';
import { reference } from './reference';

const references = {
  place_id: reference({ collection: places, query: {}, nameOf: ({ name }) => name }),
  hotel_class_id: reference(classChoice),
  hotel_type_id: reference(typeChoice),
  hotel_format_id: reference(formatChoice),
  hotel_chain_id: reference(chainChoice),
  beach_type_id: reference({ collection: beachTypes, query: {}, nameOf: ({ name }) => name }),
};

/** What the history of a hotel needs to know. */
export const historyOfHotel = (id: string): HistoryOf => ({ collection: hotels, id, labels, references });
