import { Link } from '@itinera/shared/router';
import { Button, Stack } from '@itinera/shared/ui';
import type { Kind } from '../kinds/kind';
import { listAddress, namesAddress } from './views';

interface ViewLinksProps {
  kind: Kind;
  isNames: boolean;
}

/** Switches between list and names of a kind, each at its own address. */
export function ViewLinks({ kind, isNames }: ViewLinksProps) {
  const link = (label: string, address: string, isShown: boolean) => (
    <Button
      component={Link}
      to={{ search: address }}
      size="small"
      color="inherit"
      variant={isShown ? 'outlined' : 'text'}
      aria-current={isShown ? 'page' : undefined}
    >
      {label}
    </Button>
  );
  return (
    <Stack component="nav" aria-label="Views of this tab" direction="row" sx={{ gap: 1, ml: 'auto' }}>
      {link('List', listAddress(kind), !isNames)}
      {link('Names', namesAddress(kind), isNames)}
    </Stack>
  );
}
