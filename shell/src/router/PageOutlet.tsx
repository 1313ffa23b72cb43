import { useLoaderData } from '@itinera/shared/router';
import { useMemo, type ComponentType } from 'react';

export interface LoadedPage {
  Component: ComponentType;
}

/**
 * Renders the page of the route. The router renders its outlets with each step of a navigation; a memoized element skips those that do
 * not change this page, so that a page that is being left is not rendered again.
 */
export function PageOutlet() {
  const { Component } = useLoaderData<LoadedPage>();
  return useMemo(() => <Component />, [Component]);
}
