import { EntitySelect } from '@itinera/shared/choices';
import { travellers, type Traveller } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { Button, Stack } from '@itinera/shared/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { useId } from 'react';
import { nameOf } from '../form/traveller';
import { MergePreview } from './MergePreview';

interface MergeDialogProps {
  traveller: Traveller;
  /** Undefined until the other one is selected. */
  otherId: string | undefined;
  onOpen: (dialog: string) => void;
  onClose: () => void;
}

const nameWithBirthday = (one: Traveller): string => `${nameOf(one)} · ${formatDay(one.birthday)}`;

/** Merges another traveller into this one, after showing what is filled and what is lost. */
export function MergeDialog({ traveller, otherId, onOpen, onClose }: MergeDialogProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        Merge with {nameOf(traveller)}
      </DialogTitle>
      {otherId !== undefined ? (
        <MergePreview key={otherId} id={traveller.id} otherId={otherId} onClose={onClose} />
      ) : (
        <>
          <DialogContent>
            <Stack sx={{ pt: 1 }}>
              <EntitySelect
                collection={travellers}
                query={{}}
                nameOf={nameWithBirthday}
                label="The same person"
                hint="What is only there moves here, and the other entry is deleted"
                value={undefined}
                except={[traveller.id]}
                onChange={(id) => id !== undefined && onOpen(`merge:${id}`)}
              />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
