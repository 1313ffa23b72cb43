import { styled } from '@itinera/shared/ui';

/** Native select: much smaller, and familiar on each phone. */
export const NativeSelect = styled('select')(({ theme }) => ({
  font: 'inherit',
  fontSize: '0.875rem',
  padding: '4px 8px',
  borderRadius: 6,
  border: `1px solid ${theme.palette.control}`,
  background: theme.palette.background.paper,
  color: theme.palette.text.primary,
}));
