import type { Entity } from '@itinera/shared/contracts';
import { capitalised } from '@itinera/shared/format';
import type { Filter } from '@itinera/shared/grid';
import { NamesSheet, namesPerLocale, ownNames } from '@itinera/shared/sheet';
import { useMemo, type ReactNode } from 'react';
import { isNamed, type Kind, type KindCollection } from '../../kind';
import { missingIn } from '../../list/columns';

interface NamesViewProps {
  kind: Kind;
  /** Query of its list. */
  filters: Filter[];
  /** Whether an address shows this sheet. */
  isHere: IsHere;
}

/** Lists names that may be those of one entry twice, side by side. */
const alikeTo: Filter = { kind: 'switch', key: 'alike', label: 'Named like another' };

type IsHere = (search: URLSearchParams) => boolean;
type OwnNameCollection = KindCollection & Parameters<typeof ownNames>[0];

/** Whether an entry has its only name in a field of its own. */
const hasOwnName = (kind: Kind): kind is Kind<OwnNameCollection> => kind.of.required.includes('name');

/** Renders the names of a kind, with the filters of its parents. */
function sheetOf(kind: Kind, filters: Filter[]): (isHere: IsHere) => ReactNode {
  const parents = filters.filter((filter) => filter.kind === 'entity');
  const words = {
    noun: kind.noun,
    label: `Names of ${kind.label.toLowerCase()}`,
    rowHeader: capitalised(kind.noun),
    nameOf: (entry: Entity<KindCollection>) => kind.nameOf(entry),
    underOf: (entry: Entity<KindCollection>) => kind.underOf?.(entry),
  };
  if (isNamed(kind)) {
    const names = namesPerLocale(kind.of, { ...words, filters: [missingIn, alikeTo, ...parents] });
    return (isHere) => <NamesSheet names={names} isHere={isHere} />;
  }
  if (hasOwnName(kind)) {
    const ofNames = 'alike' in kind.of.filters ? [alikeTo] : [];
    const names = ownNames(kind.of, { ...words, filters: [...ofNames, ...parents] });
    return (isHere) => <NamesSheet names={names} isHere={isHere} />;
  }
  return () => null;
}

/** Names of a kind in all languages, side by side. */
export function NamesView({ kind, filters, isHere }: NamesViewProps) {
  const sheet = useMemo(() => sheetOf(kind, filters), [kind, filters]);
  return sheet(isHere);
}
