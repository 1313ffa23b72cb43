import { styled } from '@itinera/shared/ui';
import { frame } from '@itinera/shared/ui/frame';
import { useLayoutEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { placeModal } from './placeModal';

const Layer = styled('div')(({ theme: { zIndex, palette, transitions, shadows } }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.modal,
  '& > :first-of-type': {
    position: 'absolute',
    inset: 0,
    backgroundColor: 'rgba(0, 0, 0, 0.5)',
    animation: `layer-shade ${transitions.duration.shortest}ms`,
  },
  '& > [role=dialog]': {
    position: 'absolute',
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: palette.background.pop,
    color: palette.text.primary,
    border: `1px solid ${palette.edge}`,
    boxShadow: shadows[8],
    outline: 'none',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    animation: `layer-in ${transitions.duration.shortest}ms ease-out`,
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  '& > [data-side=left]': { insetBlock: 0, left: 0, width: frame.menu, '--from': '-24px 0' },
  '& > [data-side=right]': { insetBlock: 0, right: 0, width: 'min(400px, 100vw)', '--from': '24px 0' },
  '& > [data-side=top]': {
    insetInline: 0,
    top: 'clamp(16px, 10vh, 96px)',
    width: 'min(640px, calc(100vw - 32px))',
    margin: '0 auto',
    maxHeight: '75vh',
    borderRadius: 10,
    overflow: 'hidden',
    '--from': '0 -12px',
  },
  '@keyframes layer-shade': { from: { opacity: 0 } },
  '@keyframes layer-in': { from: { opacity: 0, translate: 'var(--from)' } },
}));

interface ModalLayerProps {
  open: boolean;
  side: 'left' | 'right' | 'top';
  /** Accessible name. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Marks the element that gets the focus when the layer opens. */
export const focusFirst = { 'data-focus-first': true };

/**
 * A modal dialog without the component library. Its content stays mounted while closed, outside of the document, so that reopening loads
 * and renders nothing.
 */
export function ModalLayer({ open, side, label, onClose, children }: ModalLayerProps) {
  const [element] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    if (!open) return;
    const remove = placeModal(element);
    const [first] = ['[data-focus-first]', '[role=dialog]'].flatMap((selector) => [
      ...element.querySelectorAll<HTMLElement>(selector),
    ]);
    first?.focus();
    return remove;
  }, [open, element]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return createPortal(
    // Escape works wherever the focus is inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <Layer onKeyDown={closeOnEscape}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div aria-hidden="true" onClick={onClose} />
      <div role="dialog" aria-modal="true" aria-label={label} tabIndex={-1} data-side={side}>
        {children}
      </div>
    </Layer>,
    element,
  );
}
