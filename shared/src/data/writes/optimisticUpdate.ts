import type { AnyCollection, ListAnswer } from '@itinera/shared/contracts';
import { hashKey, type Query, type QueryKey } from '@tanstack/react-query';
import { queryClient } from '../cache/queryClient';
import { readAgain } from './readAgain';
import type { Listed } from './write';

type Page = ListAnswer<Listed>;
export type Edit = (entries: Listed[]) => Listed[];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Ignores other data under a collection's `list` keys. */
const isPage = (data: unknown): data is Page =>
  isObject(data) && 'total' in data && 'result' in data && Array.isArray(data.result);

/** Pending updates, in the order in which they began. */
let pending: { path: string; edit: Edit }[] = [];

/** Of each cached page: the answer of the server, and what is shown instead. */
const shownPages = new WeakMap<Query, { sent: Page; shown: unknown }>();

function sentOf(query: Query): Page | undefined {
  const { data } = query.state;
  const known = shownPages.get(query);
  if (known?.shown === data) return known?.sent;
  return isPage(data) ? data : undefined;
}

const pagesOf = (path: string) =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: [path, 'list'] })
    .flatMap((query) => {
      const sent = sentOf(query);
      return sent ? [{ query, sent }] : [];
    });

/** Key of a list without the page number, which all its pages have in common. */
const listOf = (key: QueryKey): string =>
  hashKey(key.map((part) => (isObject(part) && !Array.isArray(part) ? { ...part, page: undefined } : part)));

/** All cached pages of a collection with pending updates applied; the total of a list is the same on all its pages. */
function edited(path: string, edits: Edit[]) {
  const pages = pagesOf(path).map(({ query, sent }) => {
    const result = edits.reduce((entries, edit) => edit(entries), sent.result);
    return { query, sent, result, list: listOf(query.queryKey) };
  });
  const missingIn = (list: string) =>
    pages
      .filter((page) => page.list === list)
      .reduce((sum, page) => sum + page.sent.result.length - page.result.length, 0);
  return pages.map(({ query, sent, result, list }) => ({
    query,
    sent,
    next: { ...sent, result, total: sent.total - missingIn(list) },
  }));
}

function show(query: Query, sent: Page, shown: Page): void {
  // Keeps the time at which the rows were read: screens show it, and this update does not come from the server.
  const kept: unknown = queryClient.setQueryData(query.queryKey, shown, {
    updatedAt: query.state.dataUpdatedAt,
  });
  shownPages.set(query, { sent, shown: kept });
}

function applyPending(path: string): void {
  const edits = pending.filter((one) => one.path === path).map(({ edit }) => edit);
  for (const { query, sent, next } of edited(path, edits)) show(query, sent, edits.length ? next : sent);
}

/** Applies pending updates to pages that arrive meanwhile, too. */
const applyToAnswers = (path: string) =>
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    if (event.query.queryKey[0] === path && event.query.queryKey[1] === 'list') applyPending(path);
  });

/** An update that the lists show before the server has accepted it. */
export interface OptimisticUpdate {
  /** The server accepted it. */
  commit: () => void;
  /** The server refused it: the lists drop it, and keep other updates. */
  rollBack: () => void;
}

/**
 * Applies an edit to all cached lists of a collection at once, totals too. Lists that are being fetched are cancelled:
 * their answers may be older than the edit.
 */
export function updateOptimistically(path: string, edit: Edit): OptimisticUpdate {
  const own = { path, edit };
  const stopApplying = applyToAnswers(path);
  const rollBack = () => {
    stopApplying();
    pending = pending.filter((one) => one !== own);
    applyPending(path);
  };
  void queryClient.cancelQueries({
    queryKey: [path, 'list'],
    predicate: ({ state }) => state.data !== undefined,
  });
  pending = [...pending, own];
  applyPending(path);
  return {
    commit() {
      // From now on this counts as the answer of the server.
      for (const { query, next } of edited(path, [edit])) show(query, next, next);
      rollBack();
    },
    rollBack,
  };
}

/** Refreshes the lists of a collection; while updates are pending, the last one does. */
export function refreshAfterWrites(collection: Pick<AnyCollection, 'path' | 'partOf'>): void {
  if (!pending.some(({ path }) => path === collection.path)) void readAgain(collection);
}
