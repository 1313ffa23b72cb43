import { SvgIcon } from '@itinera/shared/ui';

const icon = (path: string) => (
  <SvgIcon fontSize="small">
    <path d={path} />
  </SvgIcon>
);

/** Icons of the tools of a list. */
export const icons = {
  columns: icon('M4 5h4v14H4zm6 0h4v14h-4zm6 0h4v14h-4z'),
  export: icon('M11 3h2v8h4l-5 5.5L7 11h4zM5 19h14v2H5z'),
  filters: icon('M4 6h16v2H4zm3 5h10v2H7zm3 5h4v2h-4z'),
  more: icon(
    'M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  ),
  refresh: icon('M12 4a8 8 0 1 0 7.7 10.2h-2.1A6 6 0 1 1 16.2 7.8L13 11h7V4l-2.4 2.4A8 8 0 0 0 12 4z'),
  remove: icon('m7.1 5.6 4.9 5 4.9-5 1.5 1.5-5 4.9 5 4.9-1.5 1.5-4.9-5-4.9 5-1.5-1.5 5-4.9-5-4.9z'),
  rows: icon('M4 5h16v3H4zm0 5.5h16v3H4zM4 16h16v3H4z'),
  views: icon('M6 3h12v18l-6-4-6 4zm2 2v12.3l4-2.7 4 2.7V5z'),
};
