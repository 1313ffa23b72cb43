import { travellers } from '@itinera/shared/contracts';
import { messageOf, useAct, useEntryToEdit } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { showSnackbar } from '@itinera/shared/state';
import { Alert, Button, LinearProgress, Stack, Typography } from '@itinera/shared/ui';
import { DialogActions, DialogContent } from '@itinera/shared/ui-more';
import { PapersNotice } from '../form/PapersNotice';
import { nameOf } from '../form/traveller';
import { mergeInto, mergesInto } from './merge';
import { MergeTable } from './MergeTable';

interface MergePreviewProps {
  id: string;
  otherId: string;
  onClose: () => void;
}

const nothing = {};

/** Fields that are usually equal in two entries of one person. */
const ofOnePerson = ['first_name', 'last_name', 'sex', 'birthday'];

/** Fields that are on tickets and guest lists. */
const onPapers = ['first_name', 'last_name', 'birthday'];

/** Both travellers side by side, and the result of each field. */
export function MergePreview({ id, otherId, onClose }: MergePreviewProps) {
  const kept = useEntryToEdit(travellers, id, nothing);
  const other = useEntryToEdit(travellers, otherId, nothing);
  const merge = useEntryToEdit(mergesInto(id), otherId, nothing);
  const reads = [kept, other, merge];
  const error = reads.find((read) => read.error)?.error;
  const isRead = kept.data && other.data && merge.data;
  const again = () => void Promise.all(reads.map((read) => read.refetch()));
  const merging = useAct(
    mergeInto(id, kept.data),
    () => {
      showSnackbar('Travelers merged', 'success');
      onClose();
    },
    again,
  );

  return (
    <>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          {merging.problem !== undefined && <Alert severity="error">{merging.problem}</Alert>}
          {error && (
            <Alert severity="error" action={<Button onClick={again}>Try again</Button>}>
              {messageOf(error)}
            </Alert>
          )}
          {!isRead && !error && <LinearProgress aria-label="Comparing the two" />}
          {isRead && (
            <>
              {merge.data.lost.some((field) => ofOnePerson.includes(field)) && (
                <Alert severity="warning">
                  Name, sex or birthday differ. Merge only entries of the same person.
                </Alert>
              )}
              <PapersNotice
                of={merge.data.lost.some((field) => onPapers.includes(field)) ? otherId : undefined}
              />
              <MergeTable kept={kept.data} other={other.data} merge={merge.data} />
              <Typography>
                {merge.data.bookings > 0 && `${plural(merge.data.bookings, 'booking')} will move here. `}
                {merge.data.companions > 0 && `${plural(merge.data.companions, 'companion')} will be added. `}
                The other entry of {nameOf(other.data)} will be deleted. This can’t be undone.
              </Typography>
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button
          component={RouterLink}
          to={{ pathname: pathTo('travelers-id', { id: otherId }), search: `dialog=merge:${id}` }}
          replace
          sx={{ mr: 'auto' }}
        >
          Keep the other entry
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={!isRead || merging.isBusy}
          onClick={() => merging.run({ other_id: otherId })}
        >
          Merge
        </Button>
      </DialogActions>
    </>
  );
}
