const prefix = 'card-';

/** Id of a card in the document, where the index leads. */
export const cardId = (name: string) => `${prefix}${name}`;

/** Name of the card that has the focus, or something in it. */
export const focusedCard = () =>
  document.activeElement?.closest(`[id^="${prefix}"]`)?.id.slice(prefix.length);
