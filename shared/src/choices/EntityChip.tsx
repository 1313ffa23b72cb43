import type { AnyCollection } from '@itinera/shared/contracts';
import Chip from '@mui/material/Chip';
import type { ComponentProps } from 'react';
import { useChosenOption } from './useChosenOption';
import type { OptionSource } from './useOptions';

interface EntityChipProps<C extends AnyCollection> extends Pick<
  ComponentProps<typeof Chip>,
  'className' | 'disabled' | 'tabIndex'
> {
  source: OptionSource<C>;
  id: string;
  /** Empty as long as the entry is not loaded with the others. */
  name: string;
  /** Whether all that is offered is loaded: then this entry is not among it. */
  isLoaded: boolean;
  onRemove: (event: unknown) => void;
}

/** An entry that was chosen; Delete and Backspace on it, or its cross, take it away. */
export function EntityChip<C extends AnyCollection>({
  source,
  id,
  name,
  isLoaded,
  onRemove,
  ...chip
}: EntityChipProps<C>) {
  const { chosen } = useChosenOption(source, name === '' ? id : undefined, { loaded: [], isLoaded });
  return <Chip {...chip} label={name || chosen?.name} onDelete={onRemove} />;
}
