import React from 'react';

/** Counters of React's development build, which it resets every second. */
const counters: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);

/**
 * Disables React's owner stacks: recording them, up to 10,000 per second, takes a fifth of a test's time, and no test reads them. Reports
 * from the start that there are enough.
 */
export function leaveOwnerStacksOut(): void {
  if (typeof counters !== 'object' || counters === null) return;
  Object.defineProperty(counters, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: (_counted: number) => {},
  });
}
