const round = (value: number) => Math.round(value * 10) / 10

type Style = { opacity?: number; radius?: number; turn?: number }

const alpha = (opacity?: number) => (opacity === undefined ? '' : ` opacity="${opacity}"`)

/** A rectangle, by its left upper corner. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  { opacity, radius }: Style = {},
) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${
    radius ? ` rx="${round(radius)}"` : ''
  } fill="${fill}"${alpha(opacity)}/>`

/** An ellipse by its centre, turned by degrees. */
export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  { opacity, turn }: Style = {},
) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${alpha(opacity)}${
    turn ? ` transform="rotate(${round(turn)} ${round(x)} ${round(y)})"` : ''
  }/>`

export const circle = (x: number, y: number, r: number, fill: string, opacity?: number) =>
  ellipse(x, y, r, r, fill, { opacity })

/** A filled path. */
export const path = (d: string, fill: string, opacity?: number) =>
  `<path d="${d}" fill="${fill}"${alpha(opacity)}/>`

/** A stroke with round ends. */
export const line = (d: string, stroke: string, width: number, opacity?: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${alpha(opacity)}/>`

/** Places `content` so that its origin is at x, y; `flip` mirrors it. */
export const at = (x: number, y: number, scale: number, content: string, flip = false) =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${flip ? -scale : scale} ${scale})">${content}</g>`

/** A group rotated around a point. */
export const turned = (degrees: number, x: number, y: number, content: string) =>
  `<g transform="rotate(${round(degrees)} ${round(x)} ${round(y)})">${content}</g>`

/** Clips `content` to `shape`. The id must be unique in its picture. */
export const within = (id: string, shape: string, content: string) =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`

/** A gradient from top to bottom (or left to right); stops are colour and opacity. */
export const gradient = (id: string, stops: readonly (readonly [string, number])[], across = false) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${stops
    .map(([color, opacity], i) => {
      const offset = round(i / Math.max(1, stops.length - 1))
      return `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`
    })
    .join('')}</linearGradient>`

/** Shared paints: light and shade to draw over any shape. */
export const paints = {
  /** Shade that increases downwards. */
  shade: 'url(#shade)',
  /** Shade that increases to the right. */
  side: 'url(#side)',
  /** Light that fades downwards. */
  light: 'url(#light)',
  /** Light that fades to the right. */
  beam: 'url(#beam)',
} as const

const shadeColor = '#1d2b33'
const defs = [
  gradient('shade', [
    [shadeColor, 0],
    [shadeColor, 0.13],
  ]),
  gradient(
    'side',
    [
      [shadeColor, 0],
      [shadeColor, 0.1],
    ],
    true,
  ),
  gradient('light', [
    ['#fffaf0', 0.6],
    ['#fffaf0', 0],
  ]),
  gradient(
    'beam',
    [
      ['#fff8ea', 0.55],
      ['#fff8ea', 0.05],
    ],
    true,
  ),
].join('')

/** A soft shadow on the floor under an object. */
export const shadow = (x: number, y: number, rx: number, ry = rx * 0.09) =>
  ellipse(x, y, rx, ry, shadeColor, { opacity: 0.08 }) +
  ellipse(x, y, rx * 0.72, ry * 0.66, shadeColor, { opacity: 0.08 })

/** Rounds coordinates to one decimal; more precision is not visible. */
const tidy = (body: string) =>
  body.replace(/ d="[^"]+"/g, (d) =>
    d.replace(/-?\d+\.\d+(e-?\d+)?/g, (value) => String(round(Number(value)))),
  )

/** The whole SVG document. */
export const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs}</defs>${tidy(body)}</svg>`
