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
  /** Empty while the entry is not among the loaded options. */
  name: string;
  /** Whether all options are loaded: then this entry is not among them. */
  isLoaded: boolean;
  onRemove: (event: unknown) => void;
}

/** A selected entry; Delete and Backspace on it, or its cross, remove it. */
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
