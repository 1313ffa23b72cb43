import { styled } from '@itinera/shared/ui';

const Inactive = styled('span')(({ theme }) => ({
  padding: '0 6px',
  border: '1px dashed',
  borderColor: theme.palette.warning.main,
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.warning.main,
  fontSize: '0.75rem',
}));

/** An inactive hotel, which can't be sold, is noticed in a column of active ones. */
export const Status = ({ isActive }: { isActive: boolean }) =>
  isActive ? 'Active' : <Inactive>Inactive</Inactive>;
