import { nth, type Scene } from './scene.ts'
import { circle, line, path, rect } from './shapes.ts'
import { arch } from './things/arch.ts'
import { cityMark } from './things/city-mark.ts'

/** A simple logo: a tooth, a leaf in a house, or a cross of two strokes; some clinics have their own. */
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
    'demo-journal':
      path('M92 118C134 100 174 108 200 134L200 300C172 276 132 270 92 286Z', p.paper) +
      path('M308 118C266 100 226 108 200 134L200 300C228 276 268 270 308 286Z', p.accentPale) +
      line('M120 158C138 152 156 154 172 162M120 196C138 190 156 192 172 200', p.accentSoft, 11) +
      path(
        'M254 236C222 212 220 184 236 178C246 174 252 182 254 188C256 182 262 174 272 178C288 184 286 212 254 236Z',
        p.accent,
      ),
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
    body:
      rect(0, 0, width, height, p.accent, { radius: 88 }) +
      (own[clinic] ?? cityMark(clinic, p) ?? nth(marks, number + shift)),
  }
}
