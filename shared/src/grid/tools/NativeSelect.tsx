import { styled } from '@itinera/shared/ui';

/** The browser's own select: a fraction of the bytes, and familiar on every phone. */
export const NativeSelect = styled('select')(({ theme }) => ({
  font: 'inherit',
  fontSize: '0.875rem',
  padding: '4px 8px',
  borderRadius: 6,
  border: `1px solid ${theme.palette.control}`,
  background: theme.palette.background.paper,
  color: theme.palette.text.primary,
}));
