import { nth, type Scene } from './scene.ts'
import { circle, line, path, rect } from './shapes.ts'
import { arch } from './things/arch.ts'

/** A simple mark of a clinic: a tooth, a leaf in a house, or a cross of two strokes; some have one of their own. */
export const logo: Scene = ({ clinic, width, height, number, shift, palette: p }) => {
  const marks = [
    path(
      'M200 128C176 104 118 98 106 148C96 190 120 214 130 262C138 300 172 306 180 268C186 236 214 236 220 268C228 306 262 300 270 262C280 214 304 190 294 148C282 98 224 104 200 128Z',
      p.paper,
    ) + line('M146 152C154 138 170 136 182 144', p.accentSoft, 12),
    path('M200 92L306 182L306 292Q306 308 290 308L110 308Q94 308 94 292L94 182Z', p.paper) +
      path('M200 284C146 250 146 196 200 150C254 196 254 250 200 284Z', p.accent) +
      line('M200 284L200 196', p.paper, 9),
    path(
      'M168 96L232 96L232 168L304 168L304 232L232 232L232 304L168 304L168 232L96 232L96 168L168 168Z',
      p.paper,
    ) + path('M232 232L304 232L232 304Z', p.accentSoft),
  ] as const
  const own: Record<string, string> = {
    'demo-hospital':
      path(arch(104, 304, 192, 220), p.paper) +
      path(arch(144, 304, 112, 150), p.accent) +
      line('M200 196L200 252M172 224L228 224', p.paper, 20),
    'demo-polyclinic':
      [
        rect(108, 108, 84, 84, p.paper, { radius: 30 }),
        rect(208, 108, 84, 84, p.accentSoft, { radius: 30 }),
        rect(108, 208, 84, 84, p.accentSoft, { radius: 30 }),
        rect(208, 208, 84, 84, p.warmSoft, { radius: 30 }),
      ].join('') + line('M200 112L200 288M112 200L288 200', p.paper, 12),
    'demo-practice':
      path('M104 168L264 168C264 250 232 296 184 296C136 296 104 250 104 168Z', p.paper) +
      `<circle cx="266" cy="206" r="34" fill="none" stroke="${p.paper}" stroke-width="18"/>` +
      path('M184 150C150 128 150 96 184 72C218 96 218 128 184 150Z', p.warmSoft) +
      circle(184, 226, 22, p.accentSoft),
  }
  return {
    color: p.accent,
    body: rect(0, 0, width, height, p.accent, { radius: 88 }) + (own[clinic] ?? nth(marks, number + shift)),
  }
}
