import type { PageLink, SavedView } from '@itinera/shared/contracts';
import { isRoute, siteOf } from '@itinera/shared/routes';
import { linkAddress } from '../remotes/linkAddress';
import { actionLinks, listLinks, partnerWork, workTiles } from '../remotes/registry';
import type { Entry } from './entry';
import { iconOf } from './iconOf';
import { pagesIn, type IsOpen } from './openTo';

interface Person {
  isOpen: IsOpen;
  isPartner: boolean;
}

const canUse =
  ({ isOpen, isPartner }: Person) =>
  ({ page, staffOnly }: PageLink): boolean =>
    isRoute(page) && isOpen(page) && !(isPartner && staffOnly);

const titleOf = ({ page }: PageLink): string => (isRoute(page) ? siteOf(page).title : page);

/** All pages that the person can open. */
export const pageEntries = ({ isOpen }: Person): Entry[] =>
  pagesIn(isOpen).map(({ name, path, title }) => ({
    key: name,
    label: title,
    to: path,
    ...iconOf({ page: name }),
  }));

/** Tabs of pages with several lists. */
export const tabEntries = (person: Person): Entry[] =>
  listLinks()
    .filter(canUse(person))
    .flatMap((link): Entry[] => {
      const to = linkAddress(link);
      return to.includes('?')
        ? [{ key: to, label: link.label, hint: titleOf(link), to, ...iconOf(link) }]
        : [];
    });

/** Lists of pending work, which the home page counts. */
export const workEntries = (person: Person): Entry[] =>
  (person.isPartner ? partnerWork() : workTiles().flatMap(({ counts }) => counts))
    .filter(canUse(person))
    .map((count): Entry => {
      const to = linkAddress(count);
      return { key: to, label: count.label, hint: titleOf(count), to, ...iconOf(count) };
    });

/** Actions that the remotes announce. */
export const actionEntries = (person: Person): Entry[] =>
  actionLinks()
    .filter(canUse(person))
    .map((link): Entry => {
      const to = linkAddress(link);
      return { key: to, label: link.label, to, ...iconOf(link) };
    });

/** Saved views of the lists that the person can open. */
export const viewEntries = (person: Person, views: readonly SavedView[]): Entry[] =>
  views.flatMap(({ id, list, name, query }): Entry[] => {
    const link = listLinks().find((one) => one.list === list && canUse(person)(one));
    return link
      ? [
          {
            key: `view ${id}`,
            label: name,
            hint: link.label,
            to: linkAddress(link, link.viewsAreAddresses ? query : { view: id }),
            ...iconOf(link),
          },
        ]
      : [];
  });
