/** Formats a run's icon substitutions as text. Pure. */
import type { Substitution } from './icon.ts';

const setNames = { 'font-awesome': 'Font Awesome Free', phosphor: 'Phosphor' } as const;

/** One line for the end of a run; undefined if every icon was drawn as requested. */
export function formatIconSummary(substitutions: readonly Substitution[]): string | undefined {
  if (substitutions.length === 0) return undefined;
  const count = (reason: Substitution['reason']) =>
    substitutions.filter((substitution) => substitution.reason === reason).length;
  const parts = [
    formatPart(count('style'), 'in the nearest free style'),
    formatPart(count('name'), 'by the nearest free icon'),
    formatPart(count('neutral'), 'by a plain mark'),
  ].filter((part) => part !== '');
  const icons = substitutions.length === 1 ? '1 icon is' : `${substitutions.length} icons are`;
  return `${icons} not in Font Awesome Free as requested: drawn ${parts.join(', ')}.`;
}

function formatPart(count: number, how: string): string {
  return count === 0 ? '' : `${count} ${how}`;
}

/** One line per substitution: `duotone/house  Phosphor house, duotone`. */
export function formatSubstitution({ asked, drawn, reason }: Substitution): string {
  const how = reason === 'neutral' ? ', a plain mark' : '';
  return `${asked.type}/${asked.name}  ${setNames[drawn.set]} ${drawn.name}, ${drawn.style}${how}`;
}
