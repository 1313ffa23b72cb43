import { styled } from '@itinera/shared/ui';

const Frame = styled('span')(({ theme }) => ({
  display: 'block',
  // As high as the row allows.
  height: 'min(32px, var(--row) - 8px)',
  aspectRatio: '15 / 8',
  borderRadius: 6,
  overflow: 'hidden',
  backgroundColor: theme.palette.action.hover,
  '& img': { width: '100%', height: '100%', objectFit: 'contain', display: 'block' },
}));

/** Decorative beside the name, so it has no alternative text. */
export const Logo = ({ fileName }: { fileName: string | null }) => (
  <Frame>{fileName && <img src={`/storage/${fileName}`} alt="" loading="lazy" decoding="async" />}</Frame>
);
