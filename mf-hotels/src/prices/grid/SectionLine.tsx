import { plural } from '@itinera/shared/format';
import { memo } from 'react';
import type { PriceSection } from '../model/priceRows';

interface SectionLineProps {
  section: PriceSection;
  line: number;
  isOpen: boolean;
  onToggle: (id: string) => void;
}

/** Heading of a boarding, which expands and collapses its rows; it stays visible above them. */
export const SectionLine = memo(function SectionLine({ section, line, isOpen, onToggle }: SectionLineProps) {
  return (
    <div role="row" aria-rowindex={line + 2} data-line data-section>
      <div role="rowheader" aria-colindex={1}>
        <button
          type="button"
          data-tool
          aria-expanded={isOpen}
          aria-label={`${section.name}, ${plural(section.rows.length, 'row')}`}
          onClick={() => onToggle(section.id)}
        >
          {isOpen ? '▾' : '▸'}
        </button>
        <span data-room title={section.name}>
          {section.name}
        </span>
      </div>
    </div>
  );
});
