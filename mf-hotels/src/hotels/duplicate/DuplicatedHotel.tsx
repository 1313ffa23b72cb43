import type { Hotel } from '@itinera/shared/contracts';
import { useDialogAddress, useNavigate } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { onDemand } from '@itinera/shared/ui';
import { Suspense } from 'react';

const DuplicateHotel = onDemand(() =>
  import(/* webpackChunkName: "list-dialogs" */ './DuplicateHotel').then((module) => ({
    default: module.DuplicateHotel,
  })),
);

/** The sheet that duplicates the hotel in the address, `?duplicate=<id>`; it leads to the new one. */
export function DuplicatedHotel() {
  const { value, close } = useDialogAddress('duplicate');
  const navigate = useNavigate();
  if (value === undefined) return null;
  const opened = ({ id }: Hotel) => void navigate(pathTo('hotels-id', { id }), { replace: true });
  return (
    <Suspense>
      <DuplicateHotel key={value} id={value} onClose={(made) => (made ? opened(made) : close())} />
    </Suspense>
  );
}
