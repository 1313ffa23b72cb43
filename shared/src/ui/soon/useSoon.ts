import { useDeferredValue, useLayoutEffect, useState } from 'react';
import { beforeInput } from './beforeInput';

/**
 * The value, after what is urgent was rendered and painted without it, as `first` at first; at once when a person goes on typing or
 * clicking meanwhile.
 */
export function useSoon<T>(value: T, first: T = value): T {
  const deferred = useDeferredValue(value, first);
  const [hurried, setHurried] = useState(first);
  const isWaiting = !Object.is(deferred, value);
  useLayoutEffect(
    () => (isWaiting ? beforeInput(() => setHurried(() => value)) : undefined),
    [isWaiting, value],
  );
  return Object.is(hurried, value) ? value : deferred;
}
