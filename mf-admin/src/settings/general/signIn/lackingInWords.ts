import { plural } from '@itinera/shared/format';

export const lackingInWords = (count: number): string =>
  count === 0 ? 'Nobody' : plural(count, 'person', 'people');
