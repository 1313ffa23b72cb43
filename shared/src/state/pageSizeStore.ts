import { pageSizeIn } from '@itinera/shared/contracts';
import { create } from 'zustand';
import { pageSizeCookie } from './cookies';

/** Rows of a page of a list, as the settings say it: remembered in this browser, because lists are read before the profile is there. */
export const usePageSize = create<{ pageSize: number }>(() => ({
  pageSize: pageSizeIn(pageSizeCookie.read()),
}));

export function rememberPageSize(pageSize: number | undefined): void {
  if (pageSize === undefined || pageSize === usePageSize.getState().pageSize) return;
  pageSizeCookie.save(String(pageSize));
  usePageSize.setState({ pageSize });
}
