import { capitalised } from '@itinera/shared/format';
import { useSearchParams } from '@itinera/shared/router';
import { Box, onDemand, Page } from '@itinera/shared/ui';
import { Tab, Tabs } from '@itinera/shared/ui-more';
import { Suspense, useEffect } from 'react';
import type { Kind } from '../kind';
import type { KindList } from '../list/listOf';
import { clearUnsavedMarks } from '../list/unsaved';
import { NamelessNotice } from './nameless/NamelessNotice';
import { ViewLinks } from './ViewLinks';
import { addressesOf, isNames, kindAt } from './views';

const NamesView = onDemand(() =>
  import('./names/NamesView').then((module) => ({ default: module.NamesView })),
);

interface KindsPageProps {
  title: string;
  lists: readonly [KindList, ...KindList[]];
}

/** A page of several lists, each in a tab with its list and its names. */
export function KindsPage({ title, lists }: KindsPageProps) {
  const [search, setSearch] = useSearchParams();
  const [first, ...others] = lists;
  const kinds = [first.kind, ...others.map(({ kind }) => kind)] as const;
  const kind = kindAt(kinds, search);
  const { filters, List } = lists.find((list) => list.kind === kind) ?? first;
  const { path } = kind.of;
  useEffect(() => clearUnsavedMarks, []);
  return (
    <Page
      title={title}
      tools={
        <>
          <Tabs
            value={kind}
            // Filters and pages belong to one list, so another tab starts with its own.
            onChange={(_event, chosen: Kind) => setSearch(addressesOf(chosen, kinds).list)}
            variant="scrollable"
            allowScrollButtonsMobile
            aria-label={title}
            sx={{
              flex: '1 1 200px',
              minHeight: 36,
              '& .MuiTab-root': { minHeight: 36, minWidth: 0, px: 1.5, py: 0.5 },
            }}
          >
            {kinds.map((other) => (
              <Tab
                key={other.of.path}
                value={other}
                label={other.tab ?? capitalised(other.noun)}
                id={`tab-${other.of.path}`}
                aria-controls="list-of-kind"
              />
            ))}
          </Tabs>
          <ViewLinks kind={kind} kinds={kinds} isNames={isNames(search)} />
        </>
      }
    >
      <Box role="tabpanel" id="list-of-kind" aria-labelledby={`tab-${path}`}>
        <NamelessNotice kind={kind} kinds={kinds} />
        {isNames(search) ? (
          <Suspense>
            <NamesView
              key={path}
              kind={kind}
              filters={filters}
              isHere={(address) => kindAt(kinds, address) === kind && isNames(address)}
            />
          </Suspense>
        ) : (
          <List key={path} />
        )}
      </Box>
    </Page>
  );
}
