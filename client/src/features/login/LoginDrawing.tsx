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
  'M168 120V162a6 6 0 0 1-6 6H102a6 6 0 0 0-6 6V210',
  'M168 120V162a6 6 0 0 0 6 6H270a6 6 0 0 1 6 6V210',
  'M384 120V162a6 6 0 0 0 6 6H450a6 6 0 0 1 6 6V210',
  'M276 272V362',
  'M456 272V314a6 6 0 0 1-6 6H318a6 6 0 0 0-6 6V362',
  'M276 424V466a6 6 0 0 1-6 6H138a6 6 0 0 0-6 6V514',
  'M276 424V466a6 6 0 0 0 6 6H414a6 6 0 0 1 6 6V514',
];

/** A quiet picture of a chart beside the sign-in form; it says nothing that the words do not. */
export function LoginDrawing() {
  return (
    <div className={classes.drawing} aria-hidden>
      <svg viewBox="0 0 552 640" className={classes.chart}>
        {LINES.map((line) => (
          <path key={line} d={line} className={classes.line} />
        ))}
        {LINES.map((line) => (
          <path key={line} d={arrow(line)} className={classes.arrow} />
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

function arrow(line: string): string {
  const end = /V(\d+)$/.exec(line)?.[1] ?? '0';
  const turns = [...line.matchAll(/H(\d+)a6 6 0 0 [01](-?6) 6V/g)].at(-1);
  const x = turns ? Number(turns[1]) + Number(turns[2]) : Number(/^M(\d+)/.exec(line)?.[1]);
  const y = Number(end);
  return `M${x - 5} ${y - 3}L${x} ${y + 6}L${x + 5} ${y - 3}Z`;
}
