import { styled } from '@itinera/shared/ui';

/** Two fields side by side, below each other on a phone. */
export const FieldPair = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  alignItems: 'start',
});
