import { SvgIcon } from '@itinera/shared/ui';

/** Rows that are not there yet, and a plus where the first one will be. */
export const EmptyPicture = () => (
  <SvgIcon
    viewBox="0 0 96 56"
    sx={{ width: 96, height: 56, fill: 'none', stroke: 'currentColor', color: 'text.secondary' }}
  >
    <rect x="8.5" y="4.5" width="79" height="47" rx="6" opacity="0.6" />
    <path d="M8.5 16.5h79M30 10.5h24M16 10.5h6" opacity="0.6" />
    <path d="M38 24.5h34M38 34.5h24M38 44.5h30M16 34.5h12M16 44.5h12" strokeDasharray="3 3" opacity="0.5" />
    <circle cx="22" cy="24.5" r="5.5" />
    <path d="M19.5 24.5h5M22 22v5" strokeWidth="1.5" />
  </SvgIcon>
);
