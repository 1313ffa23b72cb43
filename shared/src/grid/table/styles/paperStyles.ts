import type { CSSObject } from '@itinera/shared/ui';

/** A printed list: all rows of the page, on a sheet that is wider than high (`theme/paperStyles`), as small as its usual columns need. */
export const paperStyles: CSSObject = {
  height: 'auto !important',
  maxHeight: 'none !important',
  overflow: 'visible',
  zoom: 0.68,
  '& [data-header], & [data-sums], & [data-pinned]': { position: 'static !important' },
  '& [data-actions]': { display: 'none' },
  '& [data-edge][data-pinned=end]::before': { display: 'none' },
};
