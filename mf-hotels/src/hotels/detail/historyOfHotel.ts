import { beachTypes, hotels, places, type AnyCollection, type Entity } from '@itinera/shared/contracts';
import type { HistoryOf, Reference } from '@itinera/shared/forms';
import { chainChoice, classChoice, formatChoice, typeChoice } from '../../classification/choices';
import { labels } from '../labels';

interface Choice<C extends AnyCollection> {
  collection: C;
  query: object;
  nameOf: (entry: Entity<C>) => string;
}

/** How the entry behind an id is found and called. */
export const reference = <C extends AnyCollection>({ collection, query, nameOf }: Choice<C>): Reference => ({
  of: collection,
  query,
  // The entry comes from this very collection.
  nameOf: (entry) => nameOf(entry as Entity<C>),
});

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
