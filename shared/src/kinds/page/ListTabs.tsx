import { Box } from '@itinera/shared/ui';
import { Tab, Tabs } from '@itinera/shared/ui-more';
import type { ReactNode } from 'react';

interface ListTabsProps<V extends string> {
  label: string;
  tabs: readonly { value: V; label: string }[];
  value: V;
  /** Filters and pages belong to one list, so another tab starts with its own. */
  onChange: (value: V) => void;
}

const panel = 'list-of-tab';

/** Tabs of a page with several lists. */
export const ListTabs = <V extends string>({ label, tabs, value, onChange }: ListTabsProps<V>) => (
  <Tabs
    value={value}
    onChange={(_event, chosen: V) => onChange(chosen)}
    variant="scrollable"
    allowScrollButtonsMobile
    aria-label={label}
    sx={{
      flex: '1 1 200px',
      minHeight: 36,
      '& .MuiTab-root': { minHeight: 36, minWidth: 0, px: 1.5, py: 0.5 },
    }}
  >
    {tabs.map((tab) => (
      <Tab key={tab.value} {...tab} id={`tab-${tab.value}`} aria-controls={panel} />
    ))}
  </Tabs>
);

/** The list of a tab. */
export const TabPanel = ({ value, children }: { value: string; children: ReactNode }) => (
  <Box role="tabpanel" id={panel} aria-labelledby={`tab-${value}`}>
    {children}
  </Box>
);
