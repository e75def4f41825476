import type { Template } from '../../../schemas/page/template.ts'

/** A rectangle of a drawing: place, size, and which of its tones. */
type Part = [
  x: number,
  y: number,
  width: number,
  height: number,
  tone: 'line' | 'surface' | 'wash' | 'accent',
]

const header: Part[] = [
  [0, 0, 120, 10, 'surface'],
  [5, 3, 18, 4, 'accent'],
]
const menuLine: Part[] = [0, 1, 2, 3].map((index) => [34 + index * 18, 4, 12, 2, 'line'])
const lines = (x: number, y: number, widths: readonly number[]): Part[] =>
  widths.map((width, index) => [x, y + index * 5, width, 2, 'line'])

/**
 * The parts of each template at their places, as its layout has them (`renderer/layouts`): the accent is on buttons, a wash of it behind
 * the opening.
 */
const drawings: Record<Template, Part[]> = {
  landing: [
    ...header,
    ...lines(5, 16, [16, 13, 15, 12, 14]),
    [28, 15, 58, 26, 'wash'],
    [33, 20, 40, 4, 'line'],
    [33, 30, 18, 6, 'accent'],
    ...[0, 1, 2].map((column): Part => [28 + column * 20, 45, 18, 12, 'surface']),
    ...lines(28, 61, [58, 46]),
    [93, 15, 22, 18, 'surface'],
    [93, 36, 22, 12, 'surface'],
    [93, 51, 22, 12, 'surface'],
  ],
  'landing-sidebar-wide': [
    ...header,
    ...menuLine,
    [5, 15, 70, 26, 'wash'],
    [5, 46, 48, 4, 'line'],
    ...lines(5, 54, [70, 62]),
    [5, 64, 18, 6, 'accent'],
    [81, 15, 34, 24, 'surface'],
    [86, 29, 24, 6, 'accent'],
    [81, 43, 34, 20, 'surface'],
  ],
  'landing-wide': [
    ...header,
    ...menuLine,
    [0, 10, 120, 34, 'wash'],
    [12, 17, 62, 5, 'line'],
    ...lines(12, 26, [48]),
    [12, 33, 20, 6, 'accent'],
    ...[0, 1, 2, 3].map((column): Part => [5 + column * 28, 49, 25, 20, 'surface']),
  ],
  'landing-blog': [
    ...header,
    [28, 16, 54, 5, 'line'],
    ...lines(28, 26, [64, 50]),
    [28, 37, 18, 6, 'accent'],
    [28, 48, 64, 20, 'wash'],
  ],
}

const tones = {
  line: 'fill-line-strong',
  surface: 'fill-sunken',
  wash: 'fill-accent opacity-15',
  accent: 'fill-accent',
}

/** A small drawing of a template: where menu, content and widgets stand. */
export const TemplatePicture = ({ template }: { template: Template }) => (
  <svg viewBox="0 0 120 72" aria-hidden="true" className="block w-full rounded-small bg-raised">
    {drawings[template].map(([x, y, width, height, tone]) => (
      <rect
        key={`${x} ${y} ${tone}`}
        x={x}
        y={y}
        width={width}
        height={height}
        rx="1.5"
        className={tones[tone]}
      />
    ))}
  </svg>
)
