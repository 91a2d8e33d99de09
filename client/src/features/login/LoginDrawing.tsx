import classes from './LoginPage.module.css';

const CARDS = [
  { x: 96, y: 64, person: true },
  { x: 312, y: 64, person: true },
  { x: 24, y: 216, tint: 'trust' },
  { x: 204, y: 216, tint: 'company' },
  { x: 384, y: 216, tint: 'company' },
  { x: 204, y: 368, tint: 'company', held: true },
  { x: 60, y: 520, tint: 'asset' },
  { x: 348, y: 520, tint: 'asset' },
] as const;

const LINES = [
  { path: 'M168 120V162a6 6 0 0 1-6 6H102a6 6 0 0 0-6 6V208', x: 96, y: 216 },
  { path: 'M168 120V162a6 6 0 0 0 6 6H252a6 6 0 0 1 6 6V208', x: 258, y: 216 },
  { path: 'M384 120V162a6 6 0 0 1-6 6H300a6 6 0 0 0-6 6V208', x: 294, y: 216 },
  { path: 'M384 120V162a6 6 0 0 0 6 6H450a6 6 0 0 1 6 6V208', x: 456, y: 216 },
  { path: 'M96 272V314a6 6 0 0 0 6 6H234a6 6 0 0 1 6 6V360', x: 240, y: 368 },
  { path: 'M276 272V360', x: 276, y: 368 },
  { path: 'M456 272V314a6 6 0 0 1-6 6H318a6 6 0 0 0-6 6V360', x: 312, y: 368 },
  { path: 'M276 424V466a6 6 0 0 1-6 6H138a6 6 0 0 0-6 6V512', x: 132, y: 520 },
  { path: 'M276 424V466a6 6 0 0 0 6 6H414a6 6 0 0 1 6 6V512', x: 420, y: 520 },
] as const;

/** A quiet picture of a chart beside the sign-in form; it says nothing that the words do not. */
export function LoginDrawing() {
  return (
    <div className={classes.drawing} aria-hidden>
      <svg viewBox="0 0 552 640" className={classes.chart}>
        {LINES.map(({ path, x, y }) => (
          <g key={path}>
            <path d={path} className={classes.line} />
            <path d={`M${x - 5} ${y - 9}L${x} ${y}L${x + 5} ${y - 9}Z`} className={classes.arrow} />
          </g>
        ))}
        {CARDS.map((card) => (
          <g key={`${card.x} ${card.y}`} transform={`translate(${card.x} ${card.y})`}>
            <rect
              width={144}
              height={56}
              rx={'person' in card ? 28 : 8}
              className={classes.card}
              data-held={'held' in card || undefined}
            />
            <rect
              x={10}
              y={10}
              width={36}
              height={36}
              rx={'person' in card ? 18 : 8}
              className={classes.tint}
              data-tint={'person' in card ? 'person' : card.tint}
            />
            <rect x={58} y={18} width={66} height={8} rx={4} className={classes.word} />
            <rect x={58} y={33} width={42} height={6} rx={3} className={classes.detail} />
          </g>
        ))}
      </svg>
    </div>
  );
}
