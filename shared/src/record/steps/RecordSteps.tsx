import { capitalised, grouped, pluralOf } from '@itinera/shared/format';
import {
  dialogParameters,
  openedFrom,
  useLocation,
  useNavigate,
  type ListOrigin,
} from '@itinera/shared/router';
import { IconButton, Stack, Typography, useShortcut } from '@itinera/shared/ui';
import { useNeighbours, type RecordList } from './useNeighbours';

interface RecordStepsProps {
  /** The list that the record was opened from. */
  list: RecordList;
  origin: ListOrigin;
  addressOf: (id: string) => string;
}

/** `‹ 12 of 150 ›`: steps through the list that the record was opened from. */
export function RecordSteps({ list, origin, addressOf }: RecordStepsProps) {
  const { noun } = list;
  const navigate = useNavigate();
  const { search } = useLocation();
  const { place, total, previous, next } = useNeighbours(list, origin);
  const shown = new URLSearchParams(search);
  // A dialog is about this record.
  const isEditing = [...dialogParameters].some((name) => shown.has(name));

  const go = (to: typeof next) => {
    if (!to || isEditing) return;
    const { id, place: at, record } = to;
    const state = { ...openedFrom({ ...origin, id, place: at }), keepsFocus: true };
    // If the record is named in the query of its address, nothing else there is kept.
    const [pathname, ownSearch] = addressOf(String(record)).split('?');
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
