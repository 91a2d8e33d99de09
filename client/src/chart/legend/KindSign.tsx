import { useComputedColorScheme } from '@mantine/core';
import type { ChartStyleLook } from '@stemma/shared/chart/style';
import { strokesOf } from '@stemma/shared/entities/shapes';
import type { Kind } from '@stemma/diagram/paint/kinds';
import { KIND_SIGN, kindSign } from '@stemma/diagram/paint/kindSign';
import { borderColor, paletteOf } from '@stemma/diagram/paint/palette';

const { width, height } = KIND_SIGN;
/** Room round a sign for its border. */
const EDGE = 2;

/** The sign of a kind of entity by a style, as it stands in legends. */
export function KindSign({ node, style }: Pick<Kind, 'node'> & { style: ChartStyleLook }) {
  const scheme = useComputedColorScheme('light');
  const palette = paletteOf(scheme);
  const { outline, corners, extras, radius, isDashed, tint, icon } = kindSign({ node }, style, scheme);
  const stroke = tint?.stroke ?? borderColor(style.border, false, palette);
  const look = {
    fill: tint?.fill ?? palette.card,
    stroke,
    strokeWidth: 2,
    strokeDasharray: isDashed ? '6 4' : undefined,
  };
  const wide = outline === 'symbol' ? height : width;
  const points = (line: readonly { x: number; y: number }[]) => line.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <svg
      width="28"
      height="20"
      viewBox={`${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`}
      aria-hidden
      strokeLinejoin="round"
    >
      {corners ? (
        <polygon points={points(corners)} {...look} />
      ) : (
        <rect x={(width - wide) / 2} width={wide} height={height} rx={radius} {...look} />
      )}
      {icon && (
        <path
          transform={`translate(${icon.left} ${icon.top}) scale(${icon.side / 24})`}
          d={strokesOf(node).join(' ')}
          fill="none"
          stroke={stroke}
          strokeWidth={2}
        />
      )}
      {extras.map((line) => (
        <polyline key={points(line)} points={points(line)} {...look} fill="none" />
      ))}
    </svg>
  );
}
