import { Button, Notice } from '@itinera/shared/ui';
import { usePriceDialog } from '../../usePriceDialog';

interface NoAllotmentsProps {
  /** Name of a month that has none; undefined: there are none at all. */
  month: string | undefined;
}

/** Says that nothing is counted, with what to do. */
export function NoAllotments({ month }: NoAllotmentsProps) {
  const { open } = usePriceDialog();
  return (
    <Notice
      title={month === undefined ? 'No allotments' : `No allotments in ${month}`}
      action={
        <Button variant="contained" onClick={() => open('allotments', { entry: 'new' })}>
          Add allotment
        </Button>
      }
    >
      Rooms are sold without a count. Add an allotment to say how many a partner may sell.
    </Notice>
  );
}
