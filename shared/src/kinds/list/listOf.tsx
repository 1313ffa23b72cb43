import type { Entity } from '@itinera/shared/contracts';
import { defineList, type Column, type Filter } from '@itinera/shared/grid';
import { onDemand } from '@itinera/shared/ui';
import { type ComponentType, type ReactNode } from 'react';
import type { KindDialogProps } from '../dialog/dialogOf';
import type { Kind, KindCollection } from '../kind';
import { EntityList } from './EntityList';

/** The list of a kind, ready to render. */
export interface KindList {
  kind: Kind;
  filters: Filter[];
  /** With a title it is a page. `tools`: further buttons of its toolbar. */
  List: ComponentType<{ title?: string; tools?: ReactNode }>;
}

/**
 * The list of a kind, with the dialog that adds and edits its entries, loaded when it opens. All dialogs are one chunk, because the
 * remote's entry file lists each chunk with its hashes, and must be small. The name of the list, its key in views and settings, is that
 * of its path.
 */
export function listOf<C extends KindCollection>(
  kind: Kind<C>,
  loadDialog: () => Promise<{ Dialog: ComponentType<KindDialogProps> }>,
  columns: Column<Entity<C>>[],
  filters: Filter[],
): KindList {
  const { of, noun, label, query } = kind;
  const name = of.path.replace('/api/', '');
  const definition = defineList({ of, name, label, noun, query, columns, filters });
  const Dialog = onDemand(() => loadDialog().then((module) => ({ default: module.Dialog })));
  const List: KindList['List'] = ({ title, tools }) => (
    <EntityList kind={kind} Dialog={Dialog} definition={definition} title={title} tools={tools} />
  );
  return { kind, filters, List };
}
