import { EntitySelect } from '@itinera/shared/choices';
import type { AnyCollection, Entity, Query } from '@itinera/shared/contracts';
import { useChosen } from '@itinera/shared/data';
import type { ComponentProps } from 'react';
import { nameInCache } from '../links/nameInCache';
import type { SelectProps } from './typeKind';

interface Choice<C extends AnyCollection> {
  collection: C;
  query: Query<C>;
  nameOf: (entry: Entity<C>) => string;
  create: NonNullable<ComponentProps<typeof EntitySelect<C>>['create']>;
}

/** Search among entries that the hotel does not have; a missing one can be added to the list. */
export const typeSelectOf = <C extends AnyCollection>(choice: Choice<C>) =>
  function TypeSelect({ onChoose, ...select }: SelectProps) {
    return (
      <EntitySelect
        {...choice}
        {...select}
        value={undefined}
        onChange={(id) => id !== undefined && onChoose(id)}
      />
    );
  };

/** Name of an entry from the query cache. */
export const typeNameInCache =
  <E extends object>({
    collection,
    nameOf,
  }: {
    collection: { path: string };
    nameOf: (entry: E) => string;
  }) =>
  (id: unknown) =>
    nameInCache(collection.path, id, nameOf);

/** Renders the name of an entry by id. */
export const typeNameOf = <C extends AnyCollection>({ collection, nameOf }: Choice<C>) =>
  function TypeName({ id }: { id: string }) {
    const { data, error } = useChosen(collection, id, { with_data: true });
    return data ? nameOf(data) : error ? 'Not found' : '…';
  };
