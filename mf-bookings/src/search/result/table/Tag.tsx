import { styled } from '@itinera/shared/ui';

/** A few words in a frame of their own; what is meant is always in the words, never in the colour alone. */
export const Tag = styled('span')<{ 'data-look': 'offer' | 'blocker' | 'request' }>(({ theme }) => ({
  display: 'inline-block',
  paddingInline: 6,
  border: `1px solid ${theme.palette.control}`,
  borderRadius: 4,
  color: theme.palette.text.secondary,
  fontSize: '0.75rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '&[data-look=offer]': { color: theme.palette.success.main, borderColor: theme.palette.success.main },
  '&[data-look=request]': {
    color: theme.palette.warning.main,
    borderColor: theme.palette.warning.main,
    borderStyle: 'dashed',
  },
}));
