import { styled } from '@itinera/shared/ui';

const Frame = styled('span')(({ theme }) => ({
  display: 'block',
  width: 60,
  height: 40,
  borderRadius: 6,
  overflow: 'hidden',
  backgroundColor: theme.palette.action.hover,
  '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
}));

/** Decoration beside the name: nothing for a screen reader to say. */
export function Cover({ src }: { src: string | undefined }) {
  return <Frame>{src && <img src={src} alt="" loading="lazy" decoding="async" />}</Frame>;
}
