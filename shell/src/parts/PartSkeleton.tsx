import { styled } from '@itinera/shared/ui';

const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  padding: '9px 0',
  '& span': { height: 14, borderRadius: 4, backgroundColor: theme.palette.action.hover },
}));

/** Placeholder in the shape of what is loading. */
export function PartSkeleton() {
  return (
    <Lines aria-busy="true" aria-label="Loading" role="img">
      <span />
      <span />
      <span />
    </Lines>
  );
}
