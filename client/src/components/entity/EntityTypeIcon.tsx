import { useComputedColorScheme } from '@mantine/core';
import type { Party } from '@stemma/shared/entities/entity';
import { typeLabel, type EntityType } from '@stemma/shared/entities/typeNames';
import { ENTITY_SHAPES, UNKNOWN_SHAPE } from '@stemma/shared/entities/shapes';
import { entityTint } from '@stemma/shared/entities/tint';

interface EntityTypeIconProps {
  type: EntityType;
  party?: Party;
  /** Side of the square in pixels. */
  size?: number;
  /** Says the type to screen readers; leave out where the word stands beside the picture. */
  labelled?: boolean;
}

/** A type's picture in its tinted square, round for people. */
export function EntityTypeIcon({ type, party = 'known', size = 28, labelled = false }: EntityTypeIconProps) {
  const tint = entityTint(type, useComputedColorScheme('light'), party);
  const shape = type === 'Individual' && party !== 'known' ? UNKNOWN_SHAPE : ENTITY_SHAPES[type];
  return (
    <svg
      width={size}
      height={size}
      viewBox="-9 -9 42 42"
      style={{ flex: 'none', display: 'block' }}
      {...(labelled ? { role: 'img', 'aria-label': typeLabel(type) } : { 'aria-hidden': true })}
    >
      <rect x={-9} y={-9} width={42} height={42} rx={type === 'Individual' ? 21 : 9} fill={tint.back} />
      <g fill="none" stroke={tint.front} strokeWidth={1.75} strokeLinecap="round" strokeLinejoin="round">
        {shape.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  );
}
