import { capitalised, grouped, pluralOf } from '@itinera/shared/format';
import {
  dialogParameters,
  openedFrom,
  useLocation,
  useNavigate,
  type ListOrigin,
} from '@itinera/shared/router';
import { StepButtons, useShortcut } from '@itinera/shared/ui';
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
    <StepButtons
      label={`${capitalised(pluralOf(noun))} of the list`}
      noun={noun}
      position={total === undefined ? undefined : `${grouped(place + 1)} of ${grouped(total)}`}
      keys={['[', ']']}
      onPrevious={previous && (() => go(previous))}
      onNext={next && (() => go(next))}
    />
  );
}
