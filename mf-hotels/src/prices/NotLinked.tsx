import { useDialogAddress, Link } from '@itinera/shared/router';
import { Button, Notice } from '@itinera/shared/ui';

/** Message for a partner without a contract with the hotel. `partner`: its name, for staff, who can add the link. */
export function NotLinked({ partner }: { partner?: string }) {
  const { addressOf } = useDialogAddress('edit');
  if (partner === undefined) return <Notice title="No prices">You have no contract with this hotel.</Notice>;
  return (
    <Notice
      title={`${partner} is not a partner of this hotel`}
      action={
        <Button component={Link} to={addressOf('partners')} state={{ dialog: 'edit' }} variant="outlined">
          Edit partners
        </Button>
      }
    >
      Add it to the partners of the hotel to enter its prices.
    </Notice>
  );
}
