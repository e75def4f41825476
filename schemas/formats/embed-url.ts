/** Services whose content can be embedded. */
export type EmbedService =
  | 'googleMaps'
  | 'yandexMaps'
  | 'twoGis'
  | 'googleForms'
  | 'yandexForms'
  | 'instagram'
  | 'telegram'

/** Embedded content: the address of the frame, the page with the same content, the origin that the security policy must allow. */
export type Embed = {
  service: EmbedService
  shape: 'map' | 'form' | 'post'
  frame: string
  page: string
  origin: string
}

type Rule = {
  service: EmbedService
  shape: Embed['shape']
  /**
   * Matches the accepted addresses; `frame` and `page` get its groups, so that nothing else of an address gets into a
   * frame.
   */
  pattern: string
  frame: (one: string, two: string, three: string) => string
  page: (one: string, two: string, three: string) => string
}

const number = '-?\\d{1,3}(?:\\.\\d{1,20})?'
/** Allowed characters of a widget's query; quotes, brackets and spaces are percent-encoded in addresses. */
const query = '[\\w.~!*%:,;&=@/+-]{1,1500}'
/** The ignored rest of an address. */
const rest = '(?:[?#]\\S*)?$'

const rules: readonly Rule[] = [
  {
    service: 'googleMaps',
    shape: 'map',
    pattern: `^https://www\\.google\\.com/maps/embed\\?pb=((?:![\\w.%:+-]{1,400}){1,20}!2d(${number})!3d(${number})(?:![\\w.%:+-]{0,400}){1,60})$`,
    frame: (pb) => `https://www.google.com/maps/embed?pb=${pb}`,
    page: (_, longitude, latitude) =>
      `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
  },
  {
    service: 'yandexMaps',
    shape: 'map',
    pattern: `^https://yandex\\.(?:ru|com|kz|by|uz)/map-widget/v1/?\\?(${query})$`,
    frame: (widget) => `https://yandex.ru/map-widget/v1/?${widget}`,
    page: (widget) => `https://yandex.ru/maps/?${widget}`,
  },
  {
    service: 'twoGis',
    shape: 'map',
    pattern:
      '^https://widgets\\.2gis\\.com/widget\\?(type=firmsonmap&options=[\\w.%-]{0,1000}%22org%22%3A%22(\\d{5,20})%22[\\w.%-]{0,500})$',
    frame: (widget) => `https://widgets.2gis.com/widget?${widget}`,
    page: (_, firm) => `https://2gis.kz/firm/${firm}`,
  },
  {
    service: 'googleForms',
    shape: 'form',
    pattern: `^https://docs\\.google\\.com/forms/d/e/([\\w-]{20,100})/viewform${rest}`,
    frame: (form) => `https://docs.google.com/forms/d/e/${form}/viewform?embedded=true`,
    page: (form) => `https://docs.google.com/forms/d/e/${form}/viewform`,
  },
  {
    service: 'yandexForms',
    shape: 'form',
    pattern: `^https://forms\\.yandex\\.(?:ru|com|kz)/(u|cloud)/([\\da-f]{24})/?${rest}`,
    frame: (kind, form) => `https://forms.yandex.ru/${kind}/${form}/?iframe=1`,
    page: (kind, form) => `https://forms.yandex.ru/${kind}/${form}/`,
  },
  {
    service: 'instagram',
    shape: 'post',
    pattern: `^https://(?:www\\.)?instagram\\.com/(?:[\\w.]{1,30}/)?(p|reel)/([\\w-]{5,40})/?${rest}`,
    frame: (kind, post) => `https://www.instagram.com/${kind}/${post}/embed/captioned/`,
    page: (kind, post) => `https://www.instagram.com/${kind}/${post}/`,
  },
  {
    service: 'telegram',
    shape: 'post',
    pattern: `^https://t\\.me/([A-Za-z]\\w{3,31})/(\\d{1,10})${rest}`,
    frame: (channel, post) => `https://t.me/${channel}/${post}?embed=1`,
    page: (channel, post) => `https://t.me/${channel}/${post}`,
  },
]

/** Pattern of the embed and share addresses of all services. */
export const embedPattern = rules.map(({ pattern }) => `(?:${pattern})`).join('|')

/** The embedded content of an address; undefined if it is not supported. */
export function parseEmbedUrl(url: string): Embed | undefined {
  for (const { service, shape, pattern, frame, page } of rules) {
    const [, one, two = '', three = ''] = new RegExp(pattern).exec(url) ?? []
    if (one === undefined) continue
    const address = frame(one, two, three)
    return { service, shape, frame: address, page: page(one, two, three), origin: new URL(address).origin }
  }
  return undefined
}
