const columns = 9
const rows = 11
const across = 70
const down = 76

// Which windows show light, and which a dim room; a letter a window, from the top row down.
const lights = [
  '...d.d.l.',
  '.ll.l....',
  '.d...l.l.',
  '..l...d.l',
  'l......dl',
  '..d.....l',
  'l....l.d.',
  '..lldd..l',
  '...ld..d.',
  '......d..',
  'l.l......',
]

const windows = lights.flatMap((row, y) => [...row].map((light, x) => ({ key: `${x} ${y}`, x: x * across, y: y * down - 14, light })))

/** The front of a house at night: every window a room night. */
export const Front = () => (
  <svg viewBox={`0 0 ${columns * across - 12} ${rows * down}`} preserveAspectRatio="xMidYMin slice">
    {windows.map((window) => (
      <Window key={window.key} x={window.x} y={window.y} light={window.light} />
    ))}
  </svg>
)

const Window = ({ x, y, light }: Omit<(typeof windows)[number], 'key'>) => (
  <g transform={`translate(${x} ${y})`}>
    {light === 'l' ? <Lit /> : <Pane fill={light === 'd' ? 'var(--front-dim)' : 'var(--front-dark)'} />}
    <rect y="57" width="54" height="4" rx="1" fill="var(--front-sill)" />
  </g>
)

const Pane = ({ fill }: { fill: string }) => (
  <>
    <rect x="4" width="22.4" height="54" rx="3" fill={fill} />
    <rect x="27.6" width="22.4" height="54" rx="3" fill={fill} />
  </>
)

const Lit = () => (
  <>
    <Pane fill="var(--front-lit)" />
    <path d="M7 0h8v54h-8a3 3 0 0 1 -3 -3v-48a3 3 0 0 1 3 -3z" fill="var(--front-curtain)" />
    <path d="M47 0h-7v54h7a3 3 0 0 0 3 -3v-48a3 3 0 0 0 -3 -3z" fill="var(--front-curtain)" />
  </>
)
