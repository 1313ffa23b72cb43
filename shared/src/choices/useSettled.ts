import { useEffect, useState } from 'react';

const pause = 250;

/** What was typed, once somebody stops typing: the server is not asked for each letter. Emptied, it is so at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
