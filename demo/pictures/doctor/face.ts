import { circle, ellipse, line, path, rect, within } from '../shapes.ts'
import type { Person } from './cast.ts'
import type { HairColor, Skin } from './tones.ts'

/** Outline of the head without hair, its middle at x = 400; `jaw` widens the lower half. */
export const headPath = (jaw = 1) => {
  const x = (offset: number) => 400 + offset
  const w = 112 * (0.6 + 0.4 * jaw)
  return `M${x(-114)} 385C${x(-116)} 292 ${x(-66)} 244 400 244C${x(66)} 244 ${x(116)} 292 ${x(114)} 385C${x(114)} 440 ${x(w)} 484 ${x(78 * jaw)} 524C${x(56 * jaw)} 552 ${x(30)} 567 400 567C${x(-30)} 567 ${x(-56 * jaw)} 552 ${x(-78 * jaw)} 524C${x(-w)} 484 ${x(-114)} 440 ${x(-114)} 385Z`
}

/** The neck with the shadow of the chin. */
export function neck(skin: Skin, wide: boolean) {
  const half = wide ? 64 : 52
  const shape = `M${400 - half} 480L${400 - half} 590C${400 - half} 620 ${400 - half - 14} 640 ${400 - half - 26} 650L400 780L${400 + half + 26} 650C${400 + half + 14} 640 ${400 + half} 620 ${400 + half} 590L${400 + half} 480Z`
  return path(shape, skin.base) + within('neck', path(shape, '#000'), ellipse(404, 534, 112, 74, skin.shade))
}

const ear = (x: number, skin: Skin) =>
  ellipse(x, 416, 21, 35, skin.base) + ellipse(x + (x < 400 ? 3 : -3), 418, 10, 20, skin.shade)

/** Head, ears and the shaded cheek; hair and features are drawn over it. */
export function head(skin: Skin, jaw: number, blush: number) {
  const outline = headPath(jaw)
  const cheek = (x: number) =>
    [34, 25, 16].map((r) => ellipse(x, 462, r, r * 0.7, skin.blush, { opacity: blush })).join('')
  const shade = path('M440 236C520 270 520 500 438 572L560 590L570 230Z', skin.shade, 0.42)
  return (
    ear(285, skin) +
    ear(515, skin) +
    path(outline, skin.base) +
    within('face', path(outline, '#000'), shade + cheek(331) + cheek(469))
  )
}

/** Eyes without a fold, lower and longer than the others. */
const narrowEye = (x: number, skin: Skin, iris: string, lash: number) => {
  const out = x < 400 ? -1 : 1
  const lid = `M${x - out * 21} 415C${x - out * 10} 404 ${x + out * 12} 403 ${x + out * 24} 411`
  return (
    path(`${lid}C${x + out * 11} 421 ${x - out * 10} 422 ${x - out * 21} 415Z`, '#fffdf8') +
    within(
      `eye${x}`,
      path(`${lid}L${x + out * 24} 440L${x - out * 21} 440Z`, '#000'),
      circle(x + out, 412, 9.4, iris) + circle(x + 3, 409.5, 2.4, '#ffffff', 0.9),
    ) +
    line(lid, skin.ink, lash)
  )
}

const eye = (x: number, skin: Skin, iris: string, lash: number) =>
  path(
    `M${x - 20} 413C${x - 11} 401 ${x + 11} 401 ${x + 20} 413C${x + 10} 423 ${x - 10} 423 ${x - 20} 413Z`,
    '#fffdf8',
  ) +
  circle(x, 412, 9.6, iris) +
  circle(x + 3, 408.5, 2.6, '#ffffff', 0.9) +
  line(`M${x - 22} 414C${x - 12} 400 ${x + 12} 400 ${x + 22} 413`, skin.ink, lash) +
  line(`M${x - 17} 396C${x - 8} 390 ${x + 8} 390 ${x + 18} 396`, skin.shade, 3)

const brow = (x: number, side: number, y: number, color: string, weight: number) =>
  line(
    `M${x - side * 24} ${y}C${x - side * 8} ${y - 10} ${x + side * 14} ${y - 12} ${x + side * 30} ${y - 2}`,
    color,
    weight,
  )

function mouth(person: Person, skin: Skin, woman: boolean) {
  if (person.laugh) {
    const open = 'M358 492C378 500 422 500 442 492C436 522 418 534 400 534C382 534 364 522 358 492Z'
    return (
      path(open, '#fffdf8') +
      line(open, skin.lips, woman ? 7 : 5) +
      line('M352 488L358 492M448 488L442 492', skin.shade, 4)
    )
  }
  if (!woman) return line('M362 498C382 517 418 517 438 498', skin.lips, 6.5)
  return (
    path(
      'M360 496C375 493 390 489 400 493C410 489 425 493 440 496C428 518 414 525 400 525C386 525 372 518 360 496Z',
      skin.lips,
    ) + line('M358 495C378 507 422 507 442 495', skin.ink, 3, 0.45)
  )
}

const eyeLines = 'M334 438C346 445 364 445 374 439M426 439C436 445 454 445 466 438'

/** Lines of an older face; a beard hides those beside the mouth. */
function ageLines({ age, beard }: Person, skin: Skin) {
  if (age === 'middle') return line(eyeLines, skin.shade, 3)
  if (age !== 'old') return ''
  const folds =
    beard && beard !== 'moustache'
      ? ''
      : line('M346 466C338 476 334 486 334 496M454 466C462 476 466 486 466 496', skin.shade, 4)
  return (
    folds + line(eyeLines, skin.shade, 3.5) + line('M362 324C386 319 414 319 438 324', skin.shade, 3.5, 0.8)
  )
}

/** Eyes, brows, nose and mouth. Women's lips have colour. */
export function features(person: Person, skin: Skin, hair: HairColor, woman: boolean) {
  const iris = person.hair === 'blond' ? '#4d6a72' : '#33241d'
  const bare = !person.beard || person.beard === 'moustache' || person.beard === 'stubble'
  const browY = person.glasses ? 370 : 379
  const one = person.eyes === 'narrow' ? narrowEye : eye
  return (
    one(351, skin, iris, woman ? 6 : 4.5) +
    one(449, skin, iris, woman ? 6 : 4.5) +
    brow(351, -1, browY, hair.brow, woman ? 7 : 9.5) +
    brow(449, 1, browY, hair.brow, woman ? 7 : 9.5) +
    line('M403 414C399 436 390 452 390 460C390 469 402 472 412 467', skin.shade, 5.5) +
    ageLines(person, skin) +
    mouth(person, skin, woman) +
    (bare && !woman ? line('M388 538C396 541 404 541 412 538', skin.shade, 4) : '')
  )
}

/** A beard below the features: stubble, short, full, or a moustache only. */
export function beard(kind: NonNullable<Person['beard']>, hair: HairColor, jaw = 1) {
  const moustache = path(
    'M400 478C384 474 360 482 346 502C362 497 384 497 400 492C416 497 438 497 454 502C440 482 416 474 400 478Z',
    hair.base,
  )
  if (kind === 'moustache') return moustache
  const low = kind === 'full' ? 612 : kind === 'short' ? 582 : 569
  const half = (kind === 'full' ? 96 : 92) * jaw
  const x = (offset: number) => 400 + offset
  const shape = `M${x(-113)} 410C${x(-108)} 448 ${x(-92)} 470 ${x(-66)} 478C${x(-44)} 476 ${x(-26)} 472 400 480C${x(26)} 472 ${x(44)} 476 ${x(66)} 478C${x(92)} 470 ${x(108)} 448 ${x(113)} 410C${x(118)} 470 ${x(half + 6)} 520 ${x(76)} ${low - 36}C${x(52)} ${low - 8} ${x(26)} ${low} 400 ${low}C${x(-26)} ${low} ${x(-52)} ${low - 8} ${x(-76)} ${low - 36}C${x(-half - 6)} 520 ${x(-118)} 470 ${x(-113)} 410Z`
  if (kind === 'stubble') return path(shape, hair.base, 0.2)
  return (
    path(shape, hair.base) +
    path('M352 508C372 500 428 500 448 508C436 528 416 532 400 532C384 532 364 528 352 508Z', hair.dark, 0.5)
  )
}

/** Thin glasses. */
export function glasses(kind: NonNullable<Person['glasses']>, frame: string) {
  const lens = (x: number) =>
    kind === 'round'
      ? circle(x, 416, 40, '#ffffff', 0.14) +
        `<circle cx="${x}" cy="416" r="40" fill="none" stroke="${frame}" stroke-width="6"/>`
      : rect(x - 45, 389, 90, 58, '#ffffff', { radius: 18, opacity: 0.14 }) +
        `<rect x="${x - 45}" y="389" width="90" height="58" rx="18" fill="none" stroke="${frame}" stroke-width="7"/>`
  const edge = kind === 'round' ? 40 : 45
  return (
    lens(350) +
    lens(450) +
    line(`M${350 + edge} 408C396 402 404 402 ${450 - edge} 408`, frame, 6) +
    line(`M${350 - edge} 406L288 402M${450 + edge} 406L512 402`, frame, 6)
  )
}
