/** Each word of CONTRIBUTING's list of unused ones in a text, with where it begins and what replaces it. */
export function unusedWordsIn(text: string): { found: string; index: number; instead: string }[];
