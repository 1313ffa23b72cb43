import { signOut } from '@itinera/shared/data';
import { NavLink } from '@itinera/shared/router';
import { styled } from '@itinera/shared/ui';
import { frame } from '@itinera/shared/ui/frame';
import { useEffect, useState } from 'react';
import type { MenuGroup } from '../menu/menuGroups';
import { logOutIcon, menuIcons } from '../menu/menuIcons';

const Nav = styled('nav')(({ theme: { palette, shape, zIndex } }) => ({
  padding: '6px 0',
  '& ul': { listStyle: 'none', margin: 0, padding: '6px 8px' },
  '& ul + ul': { borderTop: `1px solid ${palette.divider}` },
  '& a, & button': {
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    width: '100%',
    height: frame.entry,
    padding: '0 10px',
    border: 0,
    borderRadius: shape.borderRadius,
    background: 'none',
    font: 'inherit',
    color: palette.text.primary,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& svg': {
    flex: 'none',
    width: 24,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.7,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& :not(.active) > svg': { color: palette.text.secondary },
  '& a:hover, & button:hover': { backgroundColor: palette.action.hover },
  '& a.active': {
    backgroundColor: palette.action.selected,
    fontWeight: 600,
    '@media (forced-colors: active)': { outline: '1px solid Highlight' },
  },
  // In the rail, the label is a tooltip beside its icon: `fixed` without `top` keeps its place in the scrolling menu.
  '&[data-rail] span': {
    position: 'fixed',
    left: frame.rail,
    zIndex: zIndex.tooltip,
    padding: '6px 12px',
    borderRadius: shape.borderRadius,
    backgroundColor: palette.text.primary,
    color: palette.background.default,
    fontWeight: 400,
    whiteSpace: 'nowrap',
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  '&[data-rail] :not(:hover, :focus-visible) > span, &[data-quiet] span': { clipPath: 'inset(50%)' },
}));

const Icon = ({ path }: { path: string | undefined }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

interface MenuEntriesProps {
  groups: MenuGroup[];
  /** Collapsed to icons. */
  rail?: boolean;
  onChoose?: () => void;
}

/** Entries of the menu in their groups, then Log Out. */
export function MenuEntries({ groups, rail = false, onChoose }: MenuEntriesProps) {
  const tooltips = useDismissableTooltips(rail);
  return (
    <Nav aria-label="Main menu" data-rail={rail || undefined} {...tooltips}>
      {groups.map(({ label: group, entries }) => (
        <ul key={group} aria-label={group}>
          {entries.map(({ name, path, label }) => (
            <li key={name}>
              <NavLink to={path} onClick={onChoose}>
                <Icon path={menuIcons[name]} />
                <span>{label}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      ))}
      <ul aria-label="Session">
        <li>
          <button type="button" onClick={signOut}>
            <Icon path={logOutIcon} />
            <span>Log Out</span>
          </button>
        </li>
      </ul>
    </Nav>
  );
}

/** Escape hides the tooltips until the pointer or the focus has left the menu (WCAG 1.4.13). */
function useDismissableTooltips(rail: boolean) {
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (!rail) return;
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true);
    window.addEventListener('keydown', dismiss);
    return () => window.removeEventListener('keydown', dismiss);
  }, [rail]);
  const show = () => setDismissed(false);
  return { 'data-quiet': (rail && dismissed) || undefined, onPointerLeave: show, onBlur: show };
}
