import { Link } from '@itinera/shared/router';
import { Button, Stack } from '@itinera/shared/ui';
import type { Kind } from '../kind';
import { addressesOf, type PageKinds } from './views';

interface ViewLinksProps {
  kind: Kind;
  kinds: PageKinds;
  isNames: boolean;
}

/** Switches between list and names of a kind, each at its own address. */
export function ViewLinks({ kind, kinds, isNames }: ViewLinksProps) {
  const addresses = addressesOf(kind, kinds);
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
      {link('List', addresses.list, !isNames)}
      {link('Names', addresses.names(), isNames)}
    </Stack>
  );
}
