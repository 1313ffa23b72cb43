import { styled } from '@itinera/shared/ui';

/** Native select: much smaller, and familiar on each phone. */
export const NativeSelect = styled('select')(({ theme }) => ({
  font: 'inherit',
  fontSize: '0.875rem',
  minHeight: 32,
  padding: '4px 10px',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.control}`,
  background: theme.palette.background.field,
  color: theme.palette.text.primary,
}));
