import { defaultLocale, type Orphan } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { Link as RouterLink } from '@itinera/shared/router';
import { Box, Link } from '@itinera/shared/ui';
import type { Kind } from '../../kind';
import { nameless } from '../../parts';
import { addressesOf, type PageKinds } from '../views';

/** Limit per kind; the others are in its names sheet. */
const MOST = 10;

/** High enough for touch. */
const target = { display: 'inline-block', lineHeight: '28px' };

/** Distinguishes an entry without a name. */
function Details({ kind: { of, query, underOf }, id }: { kind: Kind; id: string }) {
  const { data } = useOne(of, id, query);
  const described = data && underOf?.(data);
  return described ? <span>({described})</span> : null;
}

interface NamelessListProps {
  orphans: readonly Orphan[];
  kinds: PageKinds;
}

/** Lists the entries without a name, by kind; each links to where it is named. */
export function NamelessList({ orphans, kinds }: NamelessListProps) {
  return kinds.map((kind) => {
    const { of, noun } = kind;
    const own = orphans.filter(({ collection }) => collection === of.path);
    if (own.length === 0) return null;
    const addresses = addressesOf(kind, kinds);
    return (
      <Box component="section" key={of.path} aria-label={plural(own.length, noun)} sx={{ mt: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <strong>{plural(own.length, noun)}</strong>
          <Link
            component={RouterLink}
            to={{ search: addresses.names({ missing_locale: defaultLocale }) }}
            sx={target}
          >
            Add the names in the sheet
          </Link>
        </Box>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {own.slice(0, MOST).map(({ id, name }) => (
            <li key={id}>
              <Link component={RouterLink} to={{ search: addresses.edit(id) }} sx={target}>
                Complete {name ?? nameless} <Details kind={kind} id={id} />
              </Link>
            </li>
          ))}
        </Box>
        {own.length > MOST && `and ${own.length - MOST} more`}
      </Box>
    );
  });
}
