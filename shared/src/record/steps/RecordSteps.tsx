import { capitalised, grouped, pluralOf } from '@itinera/shared/format';
import {
  dialogParameters,
  openedFrom,
  useListOrigin,
  useLocation,
  useNavigate,
  type ListOrigin,
} from '@itinera/shared/router';
import { IconButton, Stack, Typography, useShortcut } from '@itinera/shared/ui';
import { useNeighbours, type ListedRecords } from './useNeighbours';

interface RecordStepsProps {
  of: ListedRecords;
  /** One of them in a sentence: `hotel`. */
  noun: string;
  addressOf: (id: string) => string;
}

/** ‹ 12 of 150 › walks through the list that the record was opened from; nothing where it was not opened from a list. */
export function RecordSteps(props: RecordStepsProps) {
  const origin = useListOrigin();
  return origin ? <Steps {...props} origin={origin} /> : null;
}

function Steps({ of, noun, addressOf, origin }: RecordStepsProps & { origin: ListOrigin }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { place, total, previous, next } = useNeighbours(of, origin);
  const shown = new URLSearchParams(search);
  // A dialog is about this record.
  const isEditing = [...dialogParameters].some((name) => shown.has(name));

  const go = (to: typeof next) => {
    if (!to || isEditing) return;
    const state = { ...openedFrom({ ...origin, ...to }), keepsFocus: true };
    // A record that is named in the search of its address leaves nothing else there to keep.
    const [pathname, ownSearch] = addressOf(to.id).split('?');
    void navigate({ pathname, search: ownSearch ?? search }, { replace: true, state });
  };
  useShortcut('[', `Previous ${noun} of the list`, () => go(previous));
  useShortcut(']', `Next ${noun} of the list`, () => go(next));

  return (
    <Stack
      direction="row"
      role="group"
      aria-label={`${capitalised(pluralOf(noun))} of the list`}
      sx={{ alignItems: 'center' }}
    >
      <Step
        label={`Previous ${noun}`}
        keys="["
        sign="‹"
        isDisabled={!previous}
        onClick={() => go(previous)}
      />
      <Typography
        variant="body2"
        color="textSecondary"
        role="status"
        sx={{ minWidth: 72, textAlign: 'center' }}
      >
        {total !== undefined && `${grouped(place + 1)} of ${grouped(total)}`}
      </Typography>
      <Step label={`Next ${noun}`} keys="]" sign="›" isDisabled={!next} onClick={() => go(next)} />
    </Stack>
  );
}

interface StepProps {
  label: string;
  keys: string;
  sign: string;
  isDisabled: boolean;
  onClick: () => void;
}

function Step({ label, keys, sign, isDisabled, onClick }: StepProps) {
  return (
    <IconButton
      aria-label={label}
      title={`${label} (${keys})`}
      aria-keyshortcuts={keys}
      color="inherit"
      size="small"
      // Not `disabled`, which would lose the focus at the ends of the list.
      aria-disabled={isDisabled}
      sx={{
        width: 32,
        height: 32,
        fontSize: '1.25rem',
        ...(isDisabled && { opacity: 0.5, cursor: 'default' }),
      }}
      onClick={onClick}
    >
      <span aria-hidden="true">{sign}</span>
    </IconButton>
  );
}
