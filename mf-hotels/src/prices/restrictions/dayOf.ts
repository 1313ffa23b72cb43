/** The button of a day, and its day, such as `2027-06-10`. */
export function dayOf(target: EventTarget): { button: HTMLElement; day: string } | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  const day = button?.dataset['day'];
  return button && day !== undefined ? { button, day } : undefined;
}
