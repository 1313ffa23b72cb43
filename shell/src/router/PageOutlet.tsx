import { useLoaderData } from '@itinera/shared/router';
import { useMemo, type ComponentType } from 'react';

export interface LoadedPage {
  Component: ComponentType;
}

/**
 * Renders the page that the route's loader has fetched. The router renders its outlets with each step of a navigation; one element
 * leaves out the page for those that it does not ask about itself, so a page that is being left is not drawn once more.
 */
export function PageOutlet() {
  const { Component } = useLoaderData<LoadedPage>();
  return useMemo(() => <Component />, [Component]);
}
