import { styled } from '@itinera/shared/ui';

/** Placeholder in the shape of the content. */
export const Bar = styled('span')(({ theme }) => ({
  display: 'block',
  height: 14,
  width: '70%',
  borderRadius: 4,
  backgroundColor: theme.palette.action.hover,
}));
