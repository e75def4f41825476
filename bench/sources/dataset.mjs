const locales = ['ru', 'kk', 'uz', 'en']

const inAll = (type, of) => ({ _type: type, ...Object.fromEntries(locales.map((one) => [one, of(one)])) })
const text = (words) => inAll('localizedText', (locale) => `${words} (${locale})`)

const paragraph = (words, key, style = 'normal') => ({
  _type: 'block',
  _key: key,
  style,
  markDefs: [],
  children: [{ _type: 'span', _key: `${key}s`, text: words, marks: [] }],
})

const words = 'Приём длится около сорока минут, и врач отвечает на вопросы. '

const richText = (key, number) => ({
  _type: 'richText',
  _key: key,
  content: inAll('localizedRich', () => [
    paragraph(`Страница ${number}`, `${key}h`, 'h2'),
    ...Array.from({ length: 6 }, (_, at) => paragraph(words.repeat(3), `${key}${at}`)),
  ]),
})

const faq = (key) => ({
  _type: 'faq',
  _key: key,
  title: text('Вопросы'),
  items: Array.from({ length: 6 }, (_, at) => ({
    _key: `${key}${at}`,
    question: text(`Вопрос ${at}`),
    answer: inAll('localizedRich', () => [paragraph(words, `${key}a${at}`)]),
  })),
})

/** The title of a page that was published `times` times. */
export const titleOf = (number, times = 0) => `Страница ${number}, издание ${times}.`

/** The id of a page. */
export const idOf = (number) => `page-bench-${number}`

/** The address of a page. */
export const pathOf = (number) => `/l/demo-dent/bench-${number}`

/** The site of a demo clinic with this many pages of three blocks in four languages. */
export const dataset = (pages) => [
  { _id: 'site-bench', _type: 'site', company: 'demo-dent', code: '1001' },
  ...Array.from({ length: pages }, (_, number) => ({
    _id: idOf(number),
    _type: 'page',
    site: { _type: 'reference', _ref: 'site-bench' },
    slug: { _type: 'slug', current: `bench-${number}` },
    title: text(titleOf(number)),
    blocks: [richText('a', number), faq('b'), richText('c', number)],
  })),
]
