/** Id of a card in the document, where the index leads. */
export const cardId = (name: string) => `card-${name}`;
