import { styled } from '@itinera/shared/ui';

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '8px 16px',
  borderRadius: 8,
  backgroundColor: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
}));

export const contentId = 'content';

/** First stop of the Tab key: skips the menu. */
export function SkipLink() {
  return (
    <Anchor
      href={`#${contentId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
    >
      Skip to content
    </Anchor>
  );
}
