import React from 'react';

/** The development build counts them here, and begins again every second. */
const counters: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);

/**
 * Each element has a stack of its own recorded, until there are 10,000 in a second, for the "owner stacks" of React's
 * debugging tools: a fifth of the time of a test, and no test reads them. Reports that there are enough from the start.
 */
export function leaveOwnerStacksOut(): void {
  if (typeof counters !== 'object' || counters === null) return;
  Object.defineProperty(counters, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: (_counted: number) => {},
  });
}
