import { cityClinic } from '../city-clinic.ts'
import type { Palette } from '../palette.ts'
import { circle, ellipse, line, path, rect } from '../shapes.ts'
import { arch } from './arch.ts'

const tooth = (fill: string) =>
  path(
    'M200 128C176 104 118 98 106 148C96 190 120 214 130 262C138 300 172 306 180 268C186 236 214 236 220 268C228 306 262 300 270 262C280 214 304 190 294 148C282 98 224 104 200 128Z',
    fill,
  )

const house = 'M200 92L306 182L306 292Q306 308 290 308L110 308Q94 308 94 292L94 182Z'
const cross = 'M168 96L232 96L232 168L304 168L304 232L232 232L232 304L168 304L168 232L96 232L96 168L168 168Z'
const heart =
  'M200 306C96 236 84 146 140 122C172 108 192 130 200 148C208 130 228 108 260 122C316 146 304 236 200 306Z'

const petals = (color: string) =>
  [0, 72, 144, 216, 288]
    .map((turn) => {
      const angle = (turn * Math.PI) / 180
      return ellipse(200 + 58 * Math.sin(angle), 200 - 58 * Math.cos(angle), 38, 58, color, { turn })
    })
    .join('')

/** What a clinic of the kind has on its logo. */
const marks: Record<string, (p: Palette) => string> = {
  dental: (p) => tooth(p.paper) + line('M146 152C154 138 170 136 182 144', p.accentSoft, 12),
  'childrens-dental': (p) =>
    tooth(p.paper) +
    circle(166, 178, 10, p.accentDeep) +
    circle(234, 178, 10, p.accentDeep) +
    line('M170 212C184 230 216 230 230 212', p.warm, 10),
  polyclinic: (p) => path(cross, p.paper) + path('M232 232L304 232L232 304Z', p.accentSoft),
  centre: (p) =>
    circle(200, 200, 108, p.paper) + line('M112 204L164 204L184 150L212 252L236 204L288 204', p.accent, 16),
  hospital: (p) =>
    path(arch(104, 304, 192, 220), p.paper) + line('M200 176L200 264M156 220L244 220', p.accent, 26),
  childrens: (p) =>
    circle(140, 138, 40, p.warmSoft) +
    circle(260, 138, 40, p.warmSoft) +
    circle(200, 208, 98, p.paper) +
    circle(168, 196, 11, p.accentDeep) +
    circle(232, 196, 11, p.accentDeep) +
    line('M172 238C184 254 216 254 228 238', p.accentDeep, 10),
  development: (p) =>
    rect(92, 104, 216, 152, p.paper, { radius: 48 }) +
    path('M140 240L140 312L208 250Z', p.paper) +
    circle(150, 180, 14, p.accent) +
    circle(200, 180, 14, p.warm) +
    circle(250, 180, 14, p.accent),
  women: (p) => petals(p.paper) + circle(200, 200, 30, p.warmSoft),
  eye: (p) =>
    path('M84 200C128 128 272 128 316 200C272 272 128 272 84 200Z', p.paper) +
    circle(200, 200, 46, p.accent) +
    circle(216, 184, 14, p.paper),
  ent: (p) =>
    path(
      'M150 292C120 250 108 214 112 176C118 118 176 92 222 108C270 126 280 184 248 220C226 244 222 262 208 286C194 310 166 314 150 292Z',
      p.paper,
    ) + line('M160 180C164 148 212 142 218 172C222 194 196 202 192 226', p.accent, 14),
  heart: (p) => path(heart, p.paper) + line('M124 204L170 204L188 172L212 240L228 204L276 204', p.accent, 13),
  nerves: (p) =>
    [112, 158, 204, 250]
      .map((y, i) => rect(148 - i * 4, y, 104 + i * 8, 32, p.paper, { radius: 16 }))
      .join('') + line('M200 96L200 304', p.accentSoft, 10),
  skin: (p) =>
    path(
      'M200 88C246 152 282 192 282 234C282 280 246 310 200 310C154 310 118 280 118 234C118 192 154 152 200 88Z',
      p.paper,
    ) + line('M158 240C160 264 176 280 198 284', p.accentSoft, 13),
  mind: (p) =>
    path(
      'M132 308L132 260C96 236 84 188 104 148C128 100 200 84 250 116C290 142 294 184 304 214C308 228 292 232 282 234L282 262Q282 284 256 282L232 280L232 308Z',
      p.paper,
    ) +
    path(
      'M196 226C150 196 158 150 184 158C192 160 194 166 196 172C198 166 200 160 208 158C234 150 242 196 196 226Z',
      p.warm,
    ),
  bones: (p) =>
    line('M136 264L264 136', p.paper, 44) +
    [
      [120, 250],
      [150, 280],
      [250, 120],
      [280, 150],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 34, p.paper))
      .join(''),
  family: (p) =>
    path(house, p.paper) +
    path('M200 284C146 250 146 196 200 150C254 196 254 250 200 284Z', p.accent) +
    line('M200 284L200 196', p.paper, 9),
}

/** The mark on the logo of a clinic of the invented city. */
export function cityMark(folder: string, palette: Palette): string | undefined {
  const clinic = cityClinic(folder)
  return clinic && marks[clinic.kind]?.(palette)
}
