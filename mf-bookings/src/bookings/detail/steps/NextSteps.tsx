import type { Booking } from '@itinera/shared/contracts';
import { useDialogAddress } from '@itinera/shared/router';
import { today, useSession } from '@itinera/shared/state';
import { Button, IconButton, onDemand, ThumbArea } from '@itinera/shared/ui';
import { Suspense, useState } from 'react';
import { offeredSteps } from './offeredSteps';

// Loaded when it is opened.
const StepMenu = onDemand(() =>
  import(/* webpackChunkName: "booking-menu" */ './StepMenu').then((module) => ({
    default: module.StepMenu,
  })),
);

/** What is usually done next with a booking, and a menu of all else that can be done with it. */
export function NextSteps({ booking }: { booking: Booking }) {
  const { open } = useDialogAddress('dialog');
  const isAdmin = useSession().profile?.role === 'admin';
  const [anchor, setAnchor] = useState<Element>();
  const { first, others } = offeredSteps(booking, { now: today(), isAdmin });
  return (
    <ThumbArea role="group" aria-label="Next steps" sx={{ display: 'flex', gap: 1 }}>
      <IconButton
        color="inherit"
        aria-label="More steps"
        title="More steps"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        sx={{ width: 32, height: 32 }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span aria-hidden="true">⋯</span>
      </IconButton>
      {first && (
        <Button variant="contained" onClick={() => open(first.dialog)}>
          {first.label}
        </Button>
      )}
      {anchor && (
        <Suspense>
          <StepMenu
            steps={others}
            anchor={anchor}
            onChoose={({ dialog }) => open(dialog)}
            onClose={() => setAnchor(undefined)}
          />
        </Suspense>
      )}
    </ThumbArea>
  );
}
