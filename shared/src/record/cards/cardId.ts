const prefix = 'card-';

/** Element id of a card, for links of the index. */
export const cardId = (name: string) => `${prefix}${name}`;

/** Name of the card that contains the focus. */
export const focusedCard = () =>
  document.activeElement?.closest(`[id^="${prefix}"]`)?.id.slice(prefix.length);
