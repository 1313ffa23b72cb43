import { useDialogAddress } from '@itinera/shared/router';
import { keepDraft } from '@itinera/shared/state';
import { Button, Stack } from '@itinera/shared/ui';
import { isOutcome, outcomes } from './outcomes';
import { tour } from './tour';
import { TourDialog } from './TourDialog';

const draftKey = 'kit-tour';

export function FormDialogs() {
  const { value, open, close } = useDialogAddress('form');
  const openWithDraft = () => {
    keepDraft(draftKey, { ...tour, note: 'Typed before the session ended.' });
    open('saved');
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {Object.keys(outcomes).map((outcome) => (
        <Button key={outcome} variant="outlined" onClick={() => open(outcome)}>
          A form that is {outcome}
        </Button>
      ))}
      <Button variant="outlined" onClick={openWithDraft}>
        A draft that Cancel asks about
      </Button>
      {isOutcome(value) && <TourDialog outcome={value} draftKey={draftKey} onClose={close} />}
    </Stack>
  );
}
