/** Replaces the layers that the shell provides to remotes: here every page imports what it needs itself. */
export const provide = () => [];
