import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useContext, useEffect, type ReactNode } from 'react';
import { Breadcrumbs } from './Breadcrumbs';
import { frame } from './frame';
import { HeadLine } from './HeadLine';
import { PageShown } from './PageShown';
import { pageTitle } from './product';

interface PageProps {
  /**
   * Name of the page or of the record it shows: heading, last breadcrumb and, with the product name, document
   * title.
   */
  title: string;
  /** Number or code of the record, beside its name in the heading and in the document title. */
  reference?: string | undefined;
  /** Name of the page that this is a view of; a breadcrumb links there. */
  viewOf?: string;
  /** Tabs and facts of the record, in the room that title and actions leave; below them on narrow windows. */
  beside?: ReactNode;
  /** Actions on the whole page, at the right of the heading. */
  actions?: ReactNode;
  /** Tools of a list: the rest of the window is for rows. */
  tools?: ReactNode;
  children: ReactNode;
}

const ofList = { flexShrink: 0, order: { xs: -1, sm: 0 } } as const;

/** A long name is cut where it would need a second line. */
const besideMore = {
  minWidth: 0,
  overflowWrap: 'anywhere',
  overflow: { lg: 'hidden' },
  textOverflow: 'ellipsis',
  whiteSpace: { lg: 'nowrap' },
} as const;

const leftover = {
  display: { lg: 'flex' },
  alignItems: 'center',
  columnGap: 2,
  order: { xs: 1, lg: 0 },
  flex: { xs: '1 0 100%', lg: '1 0 0' },
  minWidth: { xs: 0, lg: 'min-content' },
  ml: { lg: 1 },
} as const;

/** Frame of each page: in one line, breadcrumbs, the one heading, tools or actions; and the document title. */
export function Page({ title: name, reference, viewOf, beside, actions, tools, children }: PageProps) {
  const onShown = useContext(PageShown);
  const title = reference === undefined ? name : `${name} ${reference}`;
  useEffect(() => onShown(title), [onShown, title]);
  const isList = tools !== undefined;
  return (
    <Box
      sx={{
        px: { xs: 2, sm: 3 },
        pt: 1,
        // A list fills the window.
        pb: isList ? 1 : 3,
        maxWidth: 1680,
        mx: 'auto',
        width: '100%',
        // So that the button at the lower end of a phone's window hides nothing that can't be scrolled above it.
        '@media (max-width: 599.95px)': {
          '&:has([data-thumb])': { pb: `${frame.thumb}px` },
        },
      }}
    >
      <title>{pageTitle(title)}</title>
      <HeadLine wraps={!isList}>
        <Breadcrumbs title={title} viewOf={viewOf} isBrief={isList} />
        <Typography
          component="h1"
          variant="h1"
          title={beside ? name : undefined}
          sx={isList ? ofList : beside ? besideMore : { overflowWrap: 'anywhere' }}
        >
          {name}
          {reference !== undefined && (
            <Box
              component="span"
              sx={{ ml: 1, fontSize: '0.875rem', fontWeight: 400, color: 'text.secondary' }}
            >
              {` ${reference}`}
            </Box>
          )}
        </Typography>
        {tools}
        {beside && <Box sx={leftover}>{beside}</Box>}
        {/* On narrow windows they wrap within the page. */}
        {actions && <Box sx={{ flexShrink: { lg: 0 }, minWidth: 0, ml: 'auto' }}>{actions}</Box>}
      </HeadLine>
      {children}
    </Box>
  );
}
