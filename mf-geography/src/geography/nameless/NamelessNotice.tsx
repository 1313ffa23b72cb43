import type { Orphan } from '@itinera/shared/contracts';
import { useOrphans } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { Alert, Button } from '@itinera/shared/ui';
import { useId, useState } from 'react';
import type { Kind } from '../../kinds/kind';
import { namedKinds } from './namedKinds';
import { NamelessList } from './NamelessList';

const isOfGeography = ({ collection }: Orphan): boolean =>
  namedKinds.some(({ of }) => of.path === collection);

/**
 * Reports entries whose creation stopped before they had a name (specification 4), with links to complete
 * them.
 */
export function NamelessNotice({ kind }: { kind: Kind }) {
  const { data } = useOrphans(kind.of);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const orphans = (data ?? []).filter(isOfGeography);
  if (orphans.length === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
      action={
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide list' : 'Show list'}
        </Button>
      }
    >
      {plural(orphans.length, 'entry')} {orphans.length === 1 ? 'has' : 'have'} no name yet
      <div id={listId}>{isOpen && <NamelessList orphans={orphans} />}</div>
    </Alert>
  );
}
