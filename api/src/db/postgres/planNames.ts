import { createHash } from 'node:crypto';

/** Each connection keeps the plans of so many statements; those of large ones have 200 kB. Others are planned each time. */
const mostPlans = 100;

const names = new Map<string, string>();

/** The name of a statement whose plan is kept, or none where there are enough. */
export function planName(text: string): string {
  const known = names.get(text);
  if (known !== undefined || names.size === mostPlans) return known ?? '';
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}
