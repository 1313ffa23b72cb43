import { SvgIcon } from '@itinera/shared/ui';

export const pencilIcon = (
  <SvgIcon fontSize="small">
    <path d="M3 17.2V21h3.8L17.8 9.9l-3.7-3.7zM20.7 7a1 1 0 0 0 0-1.4l-2.3-2.3a1 1 0 0 0-1.4 0l-1.8 1.8 3.7 3.7z" />
  </SvgIcon>
);
