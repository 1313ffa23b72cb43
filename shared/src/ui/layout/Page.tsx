import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContext, useEffect, type ReactNode } from 'react';
import { Breadcrumbs } from './Breadcrumbs';
import { HeadLine } from './HeadLine';
import { PageShown } from './PageShown';
import { pageTitle } from './product';

interface PageProps {
  /**
   * Name of the page or of the record it shows: heading, last breadcrumb and, with the product name, document
   * title.
   */
  title: string;
  /** Name of the page that this is a view of; a breadcrumb links there. */
  viewOf?: string;
  /** Actions on the whole page, at the right of the heading. */
  actions?: ReactNode;
  /** Tools of a list, in one line with breadcrumbs and heading: the rest of the window is for rows. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Frame of each page: breadcrumbs, one heading, one document title. */
export function Page({ title, viewOf, actions, tools, children }: PageProps) {
  const onShown = useContext(PageShown);
  useEffect(() => onShown(title), [onShown, title]);
  const isList = tools !== undefined;
  const heading = (
    <Typography
      component="h1"
      variant="h1"
      sx={
        isList
          ? { fontSize: '1.25rem', flexShrink: 0, order: { xs: -1, sm: 0 } }
          : { overflowWrap: 'anywhere' }
      }
    >
      {title}
    </Typography>
  );
  return (
    <Box
      sx={{
        px: { xs: 2, sm: 3 },
        py: isList ? 1 : { xs: 2, sm: 3 },
        maxWidth: 1680,
        mx: 'auto',
        width: '100%',
      }}
    >
      <title>{pageTitle(title)}</title>
      {isList ? (
        <HeadLine>
          <Breadcrumbs title={title} viewOf={viewOf} isBesideHeading />
          {heading}
          {tools}
        </HeadLine>
      ) : (
        <>
          <Breadcrumbs title={title} viewOf={viewOf} />
          <Stack
            direction="row"
            sx={{
              alignItems: 'center',
              justifyContent: 'space-between',
              flexWrap: 'wrap',
              gap: 1.5,
              mb: 2.5,
            }}
          >
            {heading}
            {actions}
          </Stack>
        </>
      )}
      {children}
    </Box>
  );
}
