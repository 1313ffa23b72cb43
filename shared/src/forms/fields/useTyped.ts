import { useState } from 'react';
import { textOf, type Reader } from '../read/reader';
import type { Unreadable } from '../read/unreadable';
import { same } from '../same';

/**
 * Text of an input whose value is not text. While typing, the raw text is kept instead of the formatted value, such as `1.` on the way to
 * `1.5`. `empty` is the value of an empty input.
 */
export function useTyped<T>(
  reader: Reader<T>,
  value: T | Unreadable | null | undefined,
  onChange: (value: T | Unreadable | null | '') => void,
  empty: null | '' = null,
) {
  const [typing, setTyping] = useState<{ text: string; value: unknown }>();
  const [doubt, setDoubt] = useState<{ words: string | undefined; value: unknown }>();
  // A value changed by other means (a reset, another user's change) replaces the text.
  const text = typing && same(typing.value, value) ? typing.text : textOf(reader, value);
  return {
    text,
    /** How an ambiguous text was read; kept after blur, until the value changes. */
    doubt: doubt && same(doubt.value, value) ? doubt.words : undefined,
    /** What a short text is read as, while it is typed. */
    meaning: typing && same(typing.value, value) ? reader.meaningOf?.(typing.text) : undefined,
    type: (typed: string) => {
      const read = typed.trim() === '' ? empty : reader.read(typed);
      setTyping({ text: typed, value: read });
      setDoubt({ words: reader.doubtOf?.(typed), value: read });
      onChange(read);
    },
    stopTyping: () => setTyping(undefined),
  };
}
