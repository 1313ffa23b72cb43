import type { Reader } from '@itinera/shared/forms';

/** Any text, without surrounding spaces. */
export const plainText: Reader<string> = { read: (text) => text.trim(), show: (value) => value };
