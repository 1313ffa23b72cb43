/** Replaces the layers that the shell keeps for remotes: here every page imports what it needs itself. */
export const provide = () => [];
