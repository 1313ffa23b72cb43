import { Box, styled } from '@itinera/shared/ui';
import type { ReactNode } from 'react';

/** A line of its own each, and in the small lines of a phone's card one after the other. */
const Line = styled('span')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: '0.75rem',
    lineHeight: 1.25,
  },
  '& + &': { color: theme.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { '& + &::before': { content: '", "' } },
}));

interface TwoLinesProps {
  first: ReactNode;
  second: ReactNode;
}

/** A cell of a list with two lines, so that more columns fit beside it. */
export const TwoLines = ({ first, second }: TwoLinesProps) => (
  <Box component="span" sx={{ minWidth: 0 }}>
    {first && <Line>{first}</Line>}
    {second && <Line>{second}</Line>}
  </Box>
);
