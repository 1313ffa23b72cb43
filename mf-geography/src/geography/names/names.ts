/** What stands for a name that is missing in every language. */
export const nameless = '(no name)';
