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
  /** Actions on the whole page, at the right of the heading. */
  actions?: ReactNode;
  /** Tools of a list: the rest of the window is for rows. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Frame of each page: in one line, breadcrumbs, the one heading, tools or actions; and the document title. */
export function Page({ title: name, reference, viewOf, actions, tools, children }: PageProps) {
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
      <HeadLine>
        <Breadcrumbs title={title} viewOf={viewOf} />
        <Typography
          component="h1"
          variant="h1"
          sx={isList ? { flexShrink: 0, order: { xs: -1, sm: 0 } } : { overflowWrap: 'anywhere' }}
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
        {/* On narrow windows they wrap within the page. */}
        {actions && <Box sx={{ flexShrink: { lg: 0 }, minWidth: 0, ml: 'auto' }}>{actions}</Box>}
      </HeadLine>
      {children}
    </Box>
  );
}
