import { bookings, type Booking } from '@itinera/shared/contracts';
import { useBulk } from '@itinera/shared/data';
import type { BulkAction } from '@itinera/shared/grid';
import { onDemand } from '@itinera/shared/ui';
import { Suspense, useState } from 'react';
import { tagWrite } from './tagWrite';

// Loaded when one is first opened.
const AssignManagerDialog = onDemand(() =>
  import(/* webpackChunkName: "booking-dialogs" */ './AssignManagerDialog').then((module) => ({
    default: module.AssignManagerDialog,
  })),
);
const AddTagDialog = onDemand(() =>
  import(/* webpackChunkName: "booking-dialogs" */ './AddTagDialog').then((module) => ({
    default: module.AddTagDialog,
  })),
);

const noun = 'booking';

interface Task {
  kind: 'manager' | 'tag';
  chosen: Booking[];
}

/** Bulk actions of staff. Render `dialog`. */
export function useBookingActions() {
  const bulk = useBulk(bookings);
  const [task, setTask] = useState<Task>();
  const end = () => setTask(undefined);
  const bulkActions: BulkAction<Booking>[] = [
    { label: 'Assign manager', run: (chosen) => setTask({ kind: 'manager', chosen }) },
    { label: 'Add tag', run: (chosen) => setTask({ kind: 'tag', chosen }) },
  ];
  const assign = (chosen: Booking[], manager_id: string | null) => {
    const entries = chosen.map((entry) => ({ entry, name: entry.ref }));
    void bulk.update(entries, { manager_id }, { noun, done: 'assigned' });
    end();
  };
  const addTag = (chosen: Booking[], tag: string) => {
    const without = chosen.filter(({ tags = [] }) => !tags.includes(tag));
    void bulk.run(
      without.map((booking) => tagWrite(booking, tag)),
      { noun, done: 'tagged' },
    );
    end();
  };
  const dialog = task && (
    <Suspense>
      {task.kind === 'manager' ? (
        <AssignManagerDialog
          count={task.chosen.length}
          onAssign={(id) => assign(task.chosen, id)}
          onClose={end}
        />
      ) : (
        <AddTagDialog count={task.chosen.length} onAdd={(tag) => addTag(task.chosen, tag)} onClose={end} />
      )}
    </Suspense>
  );
  return { bulkActions, dialog };
}
