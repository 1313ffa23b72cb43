import { useOrphans } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { Alert, Button } from '@itinera/shared/ui';
import { useId, useState } from 'react';
import { isNamed, type Kind } from '../../kind';
import type { PageKinds } from '../views';
import { NamelessList } from './NamelessList';

interface NamelessNoticeProps {
  /** Kind of the list below. */
  kind: Kind;
  /** Kinds of the page, which may have entries without a name. */
  kinds: PageKinds;
}

/** Reports entries whose creation stopped before they had a name (specification 4), with links to complete them. */
export function NamelessNotice({ kind, kinds }: NamelessNoticeProps) {
  const { data } = useOrphans(kind.of);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const named = kinds.filter(isNamed);
  const orphans = (data ?? []).filter(({ collection }) => named.some(({ of }) => of.path === collection));
  if (orphans.length === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 1, py: 0, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
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
      <div id={listId}>{isOpen && <NamelessList orphans={orphans} kinds={kinds} />}</div>
    </Alert>
  );
}
