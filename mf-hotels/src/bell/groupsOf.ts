import { addDays, type Notification } from '@itinera/shared/contracts';
import { formatDay, formatInstant } from '@itinera/shared/format';

/** Notifications of one event on one day: the newest, and the others, which a list of many shows on request. */
export interface Group {
  first: Notification;
  others: Notification[];
}

export interface Day {
  /** `Today`, `Yesterday`, or a date. */
  label: string;
  groups: Group[];
}

/** So many of one event on one day are shown one by one. */
const FEW = 2;

const dayOf = ({ created_at }: Notification): string => formatInstant(created_at).slice(0, 10);

function labelOf(day: string, today: string): string {
  if (day === formatDay(today)) return 'Today';
  return day === formatDay(addDays(today, -1)) ? 'Yesterday' : day;
}

function grouped(ofDay: Notification[]): Group[] {
  const groups: Group[] = [];
  for (const one of ofDay) {
    const alike = ofDay.filter(({ event }) => event === one.event);
    if (alike.length <= FEW) groups.push({ first: one, others: [] });
    else if (alike[0] === one) groups.push({ first: one, others: alike.slice(1) });
  }
  return groups;
}

/** Notifications by day and, where a day has many of one event, by event; newest first. */
export function groupsOf(notifications: readonly Notification[], today: string): Day[] {
  const byDay = new Map<string, Notification[]>();
  for (const one of notifications) byDay.set(dayOf(one), [...(byDay.get(dayOf(one)) ?? []), one]);
  return [...byDay].map(([day, ofDay]) => ({ label: labelOf(day, today), groups: grouped(ofDay) }));
}
