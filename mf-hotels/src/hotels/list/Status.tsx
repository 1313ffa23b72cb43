import { styled } from '@itinera/shared/ui';

const Inactive = styled('span')(({ theme }) => ({
  padding: '0 6px',
  border: '1px dashed',
  borderColor: theme.palette.warning.main,
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.warning.main,
  fontSize: '0.75rem',
}));

/** Status of a hotel; only inactive ones are emphasised, because they can't be sold. */
export const Status = ({ isActive }: { isActive: boolean }) =>
  isActive ? 'Active' : <Inactive>Inactive</Inactive>;
