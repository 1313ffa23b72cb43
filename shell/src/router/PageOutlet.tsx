import { useLoaderData } from '@itinera/shared/router';
import type { ComponentType } from 'react';

export interface LoadedPage {
  Component: ComponentType;
}

/** Renders the page that the route's loader has fetched. */
export function PageOutlet() {
  const { Component } = useLoaderData<LoadedPage>();
  return <Component />;
}
