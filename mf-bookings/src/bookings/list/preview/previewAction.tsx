import type { Booking } from '@itinera/shared/contracts';
import type { RowAction } from '@itinera/shared/grid';
import { SvgIcon } from '@itinera/shared/ui';

const eyeIcon = (
  <SvgIcon fontSize="small">
    <path d="M12 5C7 5 2.7 8.1 1 12c1.7 3.9 6 7 11 7s9.3-3.1 11-7c-1.7-3.9-6-7-11-7m0 11.5a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9M12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5" />
  </SvgIcon>
);

/** Row action that previews a booking, also by Space. */
export const previewAction = ({ id }: Booking, show: (id: string) => void): RowAction => ({
  label: 'Preview',
  icon: eyeIcon,
  previews: true,
  run: () => show(id),
});
