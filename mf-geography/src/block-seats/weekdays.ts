import { weekdayOf } from '@itinera/shared/contracts';

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const weekdayName = (day: string): string => weekdays[weekdayOf(day) - 1] ?? '';
