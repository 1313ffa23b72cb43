import { SvgIcon } from '@itinera/shared/ui';

const icon = (path: string) => (
  <SvgIcon fontSize="small">
    <path d={path} />
  </SvgIcon>
);

export const whyIcon = icon(
  'M11 7h2v2h-2zm0 4h2v6h-2zm1-9a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16',
);
export const copyIcon = icon(
  'M16 1H4a2 2 0 0 0-2 2v14h2V3h12zm3 4H8a2 2 0 0 0-2 2v14c0 1.1.9 2 2 2h11a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2m0 16H8V7h11z',
);
export const openIcon = icon('M8.6 16.6 13.2 12 8.6 7.4 10 6l6 6-6 6z');
export const closeIcon = icon('M7.4 8.6 12 13.2l4.6-4.6L18 10l-6 6-6-6z');
