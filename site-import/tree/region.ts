import { attributeOf, type Element, elementsIn, namesOf, textOf } from './node.ts'

/** The source of the words in a part of a page: people of the clinic, others such as patients and partners, or slides that change by themselves. */
export type Region = 'staff' | 'others' | 'slides'

const regions: readonly (readonly [Region, RegExp])[] = [
  [
    'others',
    /[\s_-](?:reviews?|testimonials?|otziv\p{L}*|otzyv\p{L}*|feedbacks?|partn[eё]rs?|sponsors?|brands?|manufacturers?)(?=[\s_-])/u,
  ],
  [
    'staff',
    /[\s_-](?:doctors?|our-?team|team|staff|specialists?|vrach\p{L}*|personn?el|sotrudnik\p{L}*|physicians?|dentists?)(?=[\s_-])/u,
  ],
  ['slides', /[\s_-](?:slid(?:e|er|es|eshow)|carousel|swiper|bxslider|flexslider|slick)(?=[\s_-])/u],
]

/** The picture of a logo, by its file or its words; `/catalogue/` and `biologos.png` are none. */
const isLogoPicture = (element: Element): boolean =>
  element.tag === 'img' &&
  /(?<!\p{L})(?:logo(?:type)?|логотип\p{L}*)(?!\p{L})/iu.test(
    `${attributeOf(element, 'src').replace(/^.*\/(?=[^/]*$)/, '')} ${attributeOf(element, 'alt')}`,
  )

/** True for a heading that is the logo of a site: by its name, by its picture, or because it is a link to the first page. */
export function isLogo(element: Element): boolean {
  const inner = [...elementsIn(element)]
  return inner.some(
    (one) =>
      isLogoPicture(one) ||
      /[\s_-](?:logo|logotype|brand|site-title|sitename)(?=[\s_-])/.test(
        namesOf(one).replace(/\s{2,}/g, ' '),
      ) ||
      (one.tag === 'a' &&
        textOf(one) === textOf(element) &&
        /^(?:\.?\/|(?:\.?\/)?index\.\w+)$/i.test(attributeOf(one, 'href').trim())),
  )
}

/** The region of an element by its designer's names; undefined if they do not say it. */
export function regionOf(element: Element): Region | undefined {
  if (/^(?:#root|html|body|main)$/.test(element.tag)) return undefined
  const names = namesOf(element).replace(/\s{2,}/g, ' ')
  return names.trim() === '' ? undefined : regions.find(([, pattern]) => pattern.test(names))?.[0]
}
