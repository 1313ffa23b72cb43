/** Actions of lines appear when their line is pointed at or has the focus; on touch screens they are always visible. */
export const actionsOnHover = (line: string) => ({
  '@media (hover: hover)': {
    [`${line} [data-actions]`]: { opacity: 0 },
    [`${line}:hover [data-actions], ${line}:focus-within [data-actions]`]: { opacity: 1 },
  },
});
