import { capitalised } from '@itinera/shared/format';
import { useSearchParams } from '@itinera/shared/router';
import { onDemand, Page } from '@itinera/shared/ui';
import { Suspense, useEffect } from 'react';
import type { KindList } from '../list/listOf';
import { clearUnsavedMarks } from '../list/unsaved';
import { ListTabs, TabPanel } from './ListTabs';
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
          <ListTabs
            label={title}
            tabs={kinds.map(({ of, tab, noun }) => ({ value: of.path, label: tab ?? capitalised(noun) }))}
            value={path}
            onChange={(chosen) =>
              setSearch(addressesOf(kinds.find(({ of }) => of.path === chosen) ?? kind, kinds).list)
            }
          />
          <ViewLinks kind={kind} kinds={kinds} isNames={isNames(search)} />
        </>
      }
    >
      <TabPanel value={path}>
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
      </TabPanel>
    </Page>
  );
}
