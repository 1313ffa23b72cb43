import { styled } from '@itinera/shared/ui';
import type { CSSProperties } from 'react';

const Share = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6 });
const Bar = styled('span')({
  width: 32,
  height: 8,
  border: '1px solid',
  background: 'linear-gradient(to right, currentColor var(--share), transparent var(--share))',
  forcedColorAdjust: 'none',
});

/** Share of upcoming nights with prices: a number, and a bar of that length. */
export const CoverageBar = ({ percent }: { percent: number }) => (
  <Share>
    <Bar aria-hidden style={{ '--share': `${percent}%` } as CSSProperties} />
    {percent} %
  </Share>
);
