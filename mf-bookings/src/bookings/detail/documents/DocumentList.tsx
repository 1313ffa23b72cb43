import { bookingDocuments, type BookingDocument } from '@itinera/shared/contracts';
import { useChange } from '@itinera/shared/data';
import { formatInstant } from '@itinera/shared/format';
import { useDialogAddress } from '@itinera/shared/router';
import { useSession } from '@itinera/shared/state';
import { Box, Button, Typography } from '@itinera/shared/ui';
import type { BlockFactsProps } from '../block';
import { PartList } from '../PartList';
import { RemoveButton } from '../RemoveButton';
import { actionsOnHover } from '../trip/actionsOnHover';
import { checklist, type ChecklistLine } from './checklist';
import { DownloadButton } from './DownloadButton';

/** The day of an instant, as it is in the calendar of this device. */
const dayOf = (instant: string): string => formatInstant(instant).slice(0, 10);

/** Required and uploaded documents of a booking, each with its versions. */
export function DocumentList({ booking }: BlockFactsProps) {
  const isPartner = useSession().partner !== undefined;
  return (
    <PartList noun="document">
      {checklist(booking, isPartner).map((line) => (
        <Line key={line.type} line={line} isPartner={isPartner} />
      ))}
    </PartList>
  );
}

function Line({
  line: { label, isRequired, versions },
  isPartner,
}: {
  line: ChecklistLine;
  isPartner: boolean;
}) {
  return (
    <Box
      component="li"
      aria-label={label}
      sx={{ overflowWrap: 'anywhere', py: 0.25, ...actionsOnHover('&') }}
    >
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      {versions.length === 0 && (
        <Typography
          component="span"
          variant="body2"
          sx={{ ml: 1, color: isRequired ? 'warning.main' : 'text.secondary' }}
        >
          Missing
        </Typography>
      )}
      {versions.map((document) => (
        <Version key={document.id} {...{ document, label, isPartner }} />
      ))}
    </Box>
  );
}

interface VersionProps {
  document: BookingDocument;
  label: string;
  isPartner: boolean;
}

function Version({ document, label, isPartner }: VersionProps) {
  const { id, version, number, original_name, upload_id, confirmed_at, sent_at, sent_to } = document;
  const name = `${label}, version ${version}`;
  return (
    <>
      <Typography
        variant="body2"
        sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'center' }}
      >
        <Box component="span" sx={{ flexShrink: 0 }}>
          Version {version}
          {number && ` · ${number}`} ·
        </Box>
        <DownloadButton uploadId={upload_id} name={name} fileName={original_name} />
        {!isPartner && (
          <Box component="span" data-actions sx={{ ml: 'auto', flexShrink: 0 }}>
            <StaffButtons document={document} name={name} />
            <RemoveButton collection={bookingDocuments} id={id} noun="document" name={name} />
          </Box>
        )}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {confirmed_at ? `Confirmed ${dayOf(confirmed_at)}` : 'Not confirmed'}
        {!isPartner && (sent_at ? ` · sent ${dayOf(sent_at)} to ${sent_to}` : ' · not sent')}
      </Typography>
    </>
  );
}

function StaffButtons({ document, name }: { document: BookingDocument; name: string }) {
  const { open } = useDialogAddress('dialog');
  const change = useChange(bookingDocuments);
  const isConfirmed = document.confirmed_at !== null;
  return (
    <>
      <Button
        size="small"
        aria-label={`${isConfirmed ? 'Withdraw the confirmation of' : 'Confirm'} ${name}`}
        onClick={() =>
          void change(
            document,
            { is_confirmed: !isConfirmed },
            { named: name, done: isConfirmed ? `${name} is not confirmed any more` : `${name} confirmed` },
          )
        }
      >
        {isConfirmed ? 'Withdraw' : 'Confirm'}
      </Button>
      <Button size="small" aria-label={`Mark as sent: ${name}`} onClick={() => open(`sent:${document.id}`)}>
        Mark as sent
      </Button>
    </>
  );
}
