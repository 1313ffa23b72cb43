import { settingsPath, type Answer, type Settings, type SettingsChanges } from '@itinera/shared/contracts';
import { rememberPageSize, rememberTimeZone } from '@itinera/shared/state';
import { useState } from 'react';
import { hasResult } from '../http/answerShape';
import { call } from '../calls/call';
import { writeHeaders } from '../queries/client';
import { queryClient } from '../cache/queryClient';
import { updaterFrom } from './saveEntry';

const put = (data: SettingsChanges, tag: string | undefined, key: string): Promise<Settings> =>
  call<Answer<Settings>>(
    { method: 'PUT', url: settingsPath, data, headers: writeHeaders(key, tag) },
    hasResult,
  ).then(({ result }) => result);

/** Lists of this page use a new page size at once, those of other people with their next profile. */
function keep(saved: Settings): void {
  queryClient.setQueryData([settingsPath], saved);
  if (saved.page_size) rememberPageSize(saved.page_size);
  if (saved.time_zone) rememberTimeZone(saved.time_zone);
}

/** Each change is made under the ETag of the one before, the first under that of the `known` state. */
function updaterOf(known: Settings) {
  const update = updaterFrom(settingsPath, known, put);
  return async (changes: SettingsChanges): Promise<Settings> => {
    const saved = await update(changes);
    keep(saved);
    return saved;
  };
}

/** Changes settings once, under the ETag of the `known` state. */
export const updateSettings = async (known: Settings, changes: SettingsChanges): Promise<void> => {
  await updaterOf(known)(changes);
};

/** Changes settings that `useSettings` has loaded, as `useUpdate` does for an entry. For forms, which show failures themselves. */
export function useUpdateSettings(known: Settings) {
  const [mutateAsync] = useState(() => updaterOf(known));
  return { mutateAsync };
}
