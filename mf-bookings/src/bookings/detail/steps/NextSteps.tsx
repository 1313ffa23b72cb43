import type { Booking } from '@itinera/shared/contracts';
import { useDialogAddress } from '@itinera/shared/router';
import { today, useSession } from '@itinera/shared/state';
import { MoreButton } from '@itinera/shared/record';
import { Button, onDemand, ThumbArea } from '@itinera/shared/ui';
import { offeredSteps } from './offeredSteps';

// Loaded when it is opened.
const StepMenu = onDemand(() =>
  import(/* webpackChunkName: "menus" */ './StepMenu').then((module) => ({
    default: module.StepMenu,
  })),
);

/** What is usually done next with a booking, and a menu of all else that can be done with it. */
export function NextSteps({ booking }: { booking: Booking }) {
  const { open } = useDialogAddress('dialog');
  const isAdmin = useSession().profile?.role === 'admin';
  const { first, others } = offeredSteps(booking, { now: today(), isAdmin });
  return (
    <ThumbArea role="group" aria-label="Next steps" sx={{ display: 'flex', gap: 1 }}>
      <MoreButton
        label="More steps"
        menu={(props) => <StepMenu {...props} steps={others} onChoose={({ dialog }) => open(dialog)} />}
      />
      {first && (
        <Button variant="contained" onClick={() => open(first.dialog)}>
          {first.label}
        </Button>
      )}
    </ThumbArea>
  );
}
