import { hotelDmcs, type HotelDmc } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { DeleteDialog, NextFormContext, SideSheet } from '@itinera/shared/forms';
import { Box, Button } from '@itinera/shared/ui';
import { DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { useId, useState } from 'react';
import type { CardDialogProps } from '../card';
import { ConvertDialog } from './ConvertDialog';
import { makeDefault } from './makeDefault';
import { PartnerForm } from './PartnerForm';
import { PartnerList } from './PartnerList';
import { partnerLink } from './partnerLink';
import { partnersQuery } from './partnersQuery';

type Task =
  | { kind: 'add' }
  | { kind: 'edit'; id: string }
  | { kind: 'convert'; link: HotelDmc; name: string }
  | { kind: 'remove'; id: string; name: string };

/** Dialog of the partners of a hotel. Each link is an entry of its own, with form, history and Undo. */
export function PartnersDialog({ hotel, onClose }: CardDialogProps) {
  const { data } = useList(hotelDmcs, partnersQuery(hotel.id));
  const [task, setTask] = useState<Task>();
  const titleId = useId();
  const end = () => setTask(undefined);

  const actions = (link: HotelDmc, name: string) => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Button size="small" aria-label={`Edit ${name}`} onClick={() => setTask({ kind: 'edit', id: link.id })}>
        Edit
      </Button>
      {!link.is_default && (
        <Button
          size="small"
          aria-label={`Make default: ${name}`}
          onClick={() => void makeDefault(data?.result ?? [], link, name)}
        >
          Make default
        </Button>
      )}
      <Button
        size="small"
        aria-label={`Change currency: ${name}`}
        onClick={() => setTask({ kind: 'convert', link, name })}
      >
        Change currency
      </Button>
      <Button
        size="small"
        aria-label={`Remove ${name}`}
        onClick={() => setTask({ kind: 'remove', id: link.id, name })}
      >
        Remove
      </Button>
    </Box>
  );

  return (
    <SideSheet titleId={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>Edit partners</DialogTitle>
      <DialogContent>
        <PartnerList hotelId={hotel.id} actions={actions} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" disabled={!data} onClick={() => setTask({ kind: 'add' })}>
          Add partner
        </Button>
      </DialogActions>
      {(task?.kind === 'add' || task?.kind === 'edit') && (
        <PartnerForm
          hotelId={hotel.id}
          id={task.kind === 'edit' ? task.id : undefined}
          linked={data?.result.map(({ dmc_id }) => dmc_id) ?? []}
          onClose={end}
        />
      )}
      {task?.kind === 'convert' && (
        // What can't be undone opens no next card.
        <NextFormContext value={undefined}>
          <ConvertDialog link={task.link} name={task.name} onClose={end} />
        </NextFormContext>
      )}
      {task?.kind === 'remove' && (
        <DeleteDialog
          collection={hotelDmcs}
          id={task.id}
          noun={partnerLink.noun}
          name={task.name}
          onClose={end}
        />
      )}
    </SideSheet>
  );
}
