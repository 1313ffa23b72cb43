import { styled } from '@itinera/shared/ui';

const Frame = styled('span')(({ theme }) => ({
  display: 'block',
  // As high as the row leaves room for; on a phone as a card has.
  height: 'min(40px, var(--row) - 8px)',
  aspectRatio: '3 / 2',
  borderRadius: 6,
  overflow: 'hidden',
  backgroundColor: theme.palette.action.hover,
  [theme.breakpoints.down('sm')]: { height: 36 },
  '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
}));

/** Decoration beside the name: nothing for a screen reader to say. */
export function Cover({ src }: { src: string | undefined }) {
  return <Frame>{src && <img src={src} alt="" loading="lazy" decoding="async" />}</Frame>;
}
