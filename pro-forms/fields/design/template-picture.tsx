import type { Template } from '../../../schemas/template.ts'

/** A rectangle of a drawing: place, size, and which of its three tones. */
type Part = [x: number, y: number, width: number, height: number, tone: 'line' | 'surface' | 'accent']

const header: Part[] = [
  [0, 0, 120, 10, 'surface'],
  [5, 3, 18, 4, 'accent'],
]
const menuLine: Part[] = [0, 1, 2, 3].map((index) => [34 + index * 18, 4, 12, 2, 'line'])
const lines = (x: number, y: number, widths: readonly number[]): Part[] =>
  widths.map((width, index) => [x, y + index * 5, width, 2, 'line'])

/** What is where in each template, as its layout has it (`renderer/layouts`). */
const drawings: Record<Template, Part[]> = {
  landing: [
    ...header,
    ...lines(5, 16, [16, 13, 15, 12, 14]),
    [28, 15, 58, 5, 'line'],
    ...[0, 1, 2].flatMap((column): Part[] => [
      [28 + column * 20, 25, 17, 12, 'accent'],
      [28 + column * 20, 40, 17, 12, 'surface'],
    ]),
    ...lines(28, 58, [58, 52, 40]),
    [93, 15, 22, 18, 'surface'],
    [93, 36, 22, 12, 'surface'],
    [93, 51, 22, 12, 'surface'],
  ],
  'landing-sidebar-wide': [
    ...header,
    ...menuLine,
    [5, 15, 70, 30, 'surface'],
    [10, 22, 36, 4, 'line'],
    [10, 30, 18, 6, 'accent'],
    ...lines(5, 50, [70, 62, 66, 40]),
    [81, 15, 34, 24, 'surface'],
    [86, 29, 24, 6, 'accent'],
    [81, 43, 34, 20, 'surface'],
  ],
  'landing-wide': [
    ...header,
    ...menuLine,
    [0, 10, 120, 32, 'accent'],
    [12, 18, 62, 6, 'surface'],
    [12, 29, 20, 6, 'surface'],
    ...[0, 1, 2, 3].map((column): Part => [5 + column * 28, 48, 25, 20, 'surface']),
  ],
  'landing-blog': [
    ...header,
    [28, 15, 64, 24, 'surface'],
    [28, 43, 54, 4, 'line'],
    ...lines(28, 51, [64, 60, 62, 34]),
  ],
}

const tones = { line: 'fill-line-strong', surface: 'fill-sunken', accent: 'fill-accent' }

/** A small drawing of a template: where menu, content and widgets stand. */
export const TemplatePicture = ({ template }: { template: Template }) => (
  <svg viewBox="0 0 120 72" aria-hidden="true" className="block w-full rounded-small bg-raised">
    {drawings[template].map(([x, y, width, height, tone]) => (
      <rect key={`${x} ${y} ${tone}`} {...{ x, y, width, height }} rx="1.5" className={tones[tone]} />
    ))}
  </svg>
)
