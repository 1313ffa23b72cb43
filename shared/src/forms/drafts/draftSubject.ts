import { defaultLocale } from '@itinera/shared/contracts';

const named = (value: unknown): value is { locale?: unknown; name: string } =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  value.name !== '';

/** What a form belongs to, for the notice about its draft: the saved name of the entry, or the title of the page. */
export function draftSubject(base: object): string {
  if (named(base)) return base.name;
  const names = 'names' in base && Array.isArray(base.names) ? base.names.filter(named) : [];
  const name = names.find(({ locale }) => locale === defaultLocale) ?? names[0];
  return name?.name ?? pageSubject();
}

/** `Baltic Wind · Itinera` → `Baltic Wind`. */
export const pageSubject = (): string => document.title.replace(/ · [^·]*$/, '');
