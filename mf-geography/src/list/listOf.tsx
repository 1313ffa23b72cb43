import type { Entity } from '@itinera/shared/contracts';
import { defineList, type Column, type Filter } from '@itinera/shared/grid';
import type { ComponentType } from 'react';
import type { Kind, KindCollection } from '../kinds/kind';
import { EntityList } from './EntityList';

/** The list of a kind, ready to render. */
export interface KindList {
  kind: Kind;
  filters: Filter[];
  List: ComponentType;
}

/** The list definition of a kind. Its name, the key of views and settings, is that of its path. */
export function listOf<C extends KindCollection>(
  kind: Kind<C>,
  columns: Column<Entity<C>>[],
  filters: Filter[],
): KindList {
  const { of, noun, label, query } = kind;
  const name = of.path.replace('/api/', '');
  const definition = defineList({ of, name, label, noun, query, columns, filters });
  return { kind, filters, List: () => <EntityList kind={kind} definition={definition} /> };
}
