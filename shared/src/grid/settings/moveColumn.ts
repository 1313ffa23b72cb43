/** Order after moving one column next to another. */
export function moveColumn(order: string[], id: string, side: 'before' | 'after', other: string): string[] {
  if (id === other) return order;
  const rest = order.filter((one) => one !== id);
  const place = rest.indexOf(other);
  return place < 0 ? order : rest.toSpliced(place + (side === 'after' ? 1 : 0), 0, id);
}
