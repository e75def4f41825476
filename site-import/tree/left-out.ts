import type { LeftOutReason } from '../../schemas/site-import.ts'
import { isMenuText } from '../pages/menu-name.ts'
import { lookOf } from './look.ts'
import { attributeOf, type Element, isElement, namesOf } from './node.ts'

/** A part of a page that is not read as its text. */
export type Aside = { reason: LeftOutReason; hasFacts: boolean }

const word = (words: string) => new RegExp(`[\\s_-](?:${words})[\\s_-]|[a-z](?:-|_)?(?:${words})[\\s]`)

const named = {
  cookies: /cookie|consent|gdpr/,
  advertisement:
    /[\s_-](?:ads?|advert\w*|adsense|adsbygoogle|yandex_rtb\w*|rtb|reklama|promo-banner|banners?)[\s_-]/,
  popup: /[\s_-](?:popup|modal|lightbox|fancybox\w*|preloader|callback-form)[\s_-]/,
  menu: word(
    'nav|navbar|navigation|menu|mainmenu|topmenu|breadcrumbs?|pagination|pager|lang-switch|languages',
  ),
  footer: word('footer|copyright|podval'),
  header: word('header|topbar|masthead|top-line|shapka'),
  aside: word('sidebar|widget-area|aside|left-col|rightcol|leftcol'),
  /** Parts that are folded until a visitor opens them, and belong to the text. */
  folded: /tab|accord|collaps|spoiler|faq|toggle|panel|answer|slide|content|carousel|swiper/,
}

/** True for the words that unfold a part of a page: its heading. */
export const isFolder = (element: Element): boolean =>
  element.tag === 'button' && named.folded.test(namesOf(element))

const isHidden = (element: Element): boolean =>
  element.attributes.has('hidden') || /display\s*:\s*none/i.test(attributeOf(element, 'style'))

/** The share of a text that is links. */
function linkShare(element: Element): number {
  const { length, links, linkLength } = lookOf(element)
  return links < 2 ? 0 : linkLength / (length + 1)
}

/** A list of links, or a table of them, in which words stand that only a menu has. */
const isMenuList = (element: Element): boolean => {
  const { text, length } = lookOf(element)
  return linkShare(element) > 0.8 && length < 600 && isMenuText(text)
}

/** A column of a layout, in which advertisements stand below the menu. */
const isNarrow = (element: Element): boolean => {
  const width = Number(attributeOf(element, 'width'))
  return width > 0 && width <= 260
}

/** A list of prices in a side column belongs to the page's text. */
const hasPrices = (text: string): boolean =>
  (text.match(/\d[\d\s]{2,12}(?:₸|тг|тенге|теңге|сум|so.m|руб|₽)/gi)?.length ?? 0) >= 3

/** Why an element is not part of the text of its page; undefined if it is. */
export function asideOf(element: Element): Aside | undefined {
  const { tag } = element
  const names = namesOf(element)
  const without = (reason: LeftOutReason): Aside => ({ reason, hasFacts: false })
  const beside = (reason: LeftOutReason): Aside => ({ reason, hasFacts: true })
  if (tag === 'iframe' || tag === 'frame' || tag === 'embed') return without('frame')
  if (tag === 'ins' && names.includes('adsbygoogle')) return without('advertisement')
  if (/^(?:ul|ol|table)$/.test(tag) && isMenuList(element)) return beside('menu')
  if (/^(?:body|html|main|#root|a|img|h[1-6]|p|span|b|strong|td|tr|tbody|table|li)$/.test(tag)) {
    const isMenuCell =
      tag === 'td' &&
      linkShare(element) > (isNarrow(element) ? 0.3 : 0.8) &&
      lookOf(element).length < 1500 &&
      (element.children.filter(isElement).length > 2 || isMenuText(lookOf(element).text))
    if (isMenuCell) return beside('menu')
    return tag !== 'body' && tag !== 'html' && isHidden(element) && !named.folded.test(names)
      ? without('hidden')
      : undefined
  }
  const { text, length, tags } = lookOf(element)
  if (named.cookies.test(names) && length < 3000) return without('cookies')
  // A price list that opens at a press is a part of the page.
  if (named.popup.test(names) && length < 3000 && !hasPrices(text))
    return without(tag === 'form' ? 'form' : 'hidden')
  if (isHidden(element) && !named.folded.test(names) && !hasPrices(text)) return without('hidden')
  const isMain = tags.has('h1') || hasPrices(text)
  if (named.advertisement.test(names) && !isMain && length < 300) return without('advertisement')
  if (tag === 'form' && length < 600 && !isMain) return without('form')
  const isMenu = tag === 'nav' || named.menu.test(names)
  if (isMenu && (length < 300 || linkShare(element) > 0.5) && !hasPrices(text)) return beside('menu')
  if (/^(?:ul|ol|dl)$/.test(tag)) return undefined
  // A heading in a footer is the name of the clinic.
  if (tag === 'footer' ? !hasPrices(text) : named.footer.test(names) && !isMain) return beside('footer')
  if (
    (tag === 'header' || named.header.test(names)) &&
    !isMain &&
    length < 1000 &&
    !['article', 'main', 'h2', 'table'].some((one) => tags.has(one))
  )
    return beside('header')
  if ((tag === 'aside' || named.aside.test(names)) && !isMain && length < 1500) return beside('aside')
  return undefined
}
