import { capitalised, pluralOf } from '@itinera/shared/format';
import { Box } from '@itinera/shared/ui';
import type { ReactNode } from 'react';

interface PartListProps {
  noun: string;
  children: readonly ReactNode[];
}

/** Entries of a block. */
export const PartList = ({ noun, children }: PartListProps) => (
  <Box component="ul" aria-label={capitalised(pluralOf(noun))} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
);
