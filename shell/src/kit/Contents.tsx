import { Link, Stack } from '@itinera/shared/ui';
import { anchorOf } from './Section';
import { sections } from './sections';

/** The way to each section. */
export function Contents() {
  return (
    <Stack component="nav" aria-label="Sections" direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
      {sections.map(({ title }) => (
        <Link key={title} href={`#${anchorOf(title)}`} sx={{ lineHeight: '28px' }}>
          {title}
        </Link>
      ))}
    </Stack>
  );
}
