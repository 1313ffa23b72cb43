import { IconButton, onDemand } from '@itinera/shared/ui';
import { Suspense, useState } from 'react';

// Loaded when it is opened.
const HotelMenu = onDemand(() =>
  import(/* webpackChunkName: "card-dialogs" */ './HotelMenu').then((module) => ({
    default: module.HotelMenu,
  })),
);

export function HotelMenuButton({ id }: { id: string }) {
  const [anchor, setAnchor] = useState<Element>();
  return (
    <>
      <IconButton
        color="inherit"
        aria-label="More actions"
        title="More actions"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        sx={{ width: 32, height: 32 }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span aria-hidden="true">⋯</span>
      </IconButton>
      {anchor && (
        <Suspense>
          <HotelMenu id={id} anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}
