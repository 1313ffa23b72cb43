import { capitalised, pluralOf } from '@itinera/shared/format';
import { Box, Button, Typography } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { newEntry, type BlockFactsProps } from './block';

interface PartListProps extends Pick<BlockFactsProps, 'onEdit'> {
  noun: string;
  children: readonly ReactNode[];
}

/** Entries of a block, and the button that adds one. */
export const PartList = ({ noun, onEdit, children }: PartListProps) => (
  <>
    {children.length === 0 && <Typography color="textSecondary">No {pluralOf(noun)}</Typography>}
    <Box
      component="ul"
      aria-label={capitalised(pluralOf(noun))}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
    >
      {children}
    </Box>
    {onEdit && (
      <Button size="small" sx={{ mt: 1 }} onClick={() => onEdit(newEntry)}>
        Add {noun}
      </Button>
    )}
  </>
);
