import type { Reader } from '@itinera/shared/forms';

/** Any text, without the spaces around it. */
export const plainText: Reader<string> = { read: (text) => text.trim(), show: (value) => value };
