import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back when something else on the page is pressed. */
export function usePressOutside(
  root: RefObject<HTMLElement | null>,
  isActive: boolean,
  onPress: () => void,
): void {
  const press = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !root.current?.contains(target)) onPress();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isActive]);
}
