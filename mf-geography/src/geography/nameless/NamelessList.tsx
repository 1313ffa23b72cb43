import { defaultLocale, type Orphan } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import { Link as RouterLink } from '@itinera/shared/router';
import { Box, Link } from '@itinera/shared/ui';
import { nameless } from '../names/names';
import { editAddress, namesAddress } from '../views';
import { namelessKinds } from './namelessKinds';

/** Of a kind; the others stand in its names. */
const MOST = 10;

/** High enough for a finger. */
const target = { display: 'inline-block', lineHeight: '28px' };

/** The entries without a name, by kind; each leads to where it is given one. */
export function NamelessList({ orphans }: { orphans: readonly Orphan[] }) {
  return namelessKinds.map(({ path, tab, noun, Details }) => {
    const own = orphans.filter(({ collection }) => collection === path);
    if (own.length === 0) return null;
    return (
      <Box component="section" key={path} aria-label={plural(own.length, noun)} sx={{ mt: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <strong>{plural(own.length, noun)}</strong>
          <Link
            component={RouterLink}
            to={{ search: namesAddress(tab, { missing_locale: defaultLocale }) }}
            sx={target}
          >
            Fill in the names in the sheet
          </Link>
        </Box>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {own.slice(0, MOST).map(({ id, name }) => (
            <li key={id}>
              <Link component={RouterLink} to={{ search: editAddress(tab, id) }} sx={target}>
                Complete {name ?? nameless} <Details id={id} />
              </Link>
            </li>
          ))}
        </Box>
        {own.length > MOST && `and ${own.length - MOST} more`}
      </Box>
    );
  });
}
