import { firstCode } from '../lib/generated-sites.mjs'

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

/** The id of the first page of a site. */
export const idOf = (number) => `page-bench-${number}`

/** The address of a site: those are the generated ones (`addSites`). */
export const pathOf = (number) => `/l/generated-${firstCode + number}`

/** News in each site, so that it has five documents. */
const newsOfSite = 3

/** Sites of clinics: a page of three blocks, and news, in four languages. */
export const dataset = (sites) =>
  Array.from({ length: sites }, (_, number) => {
    const code = String(firstCode + number)
    const id = `site-bench-${number}`
    const site = { _type: 'reference', _ref: id }
    const news = Array.from({ length: newsOfSite }, (_, at) => ({
      _id: `news-bench-${number}-${at}`,
      _type: 'newsItem',
      site,
      slug: { _type: 'slug', current: `news-${number}-${at}` },
      title: text(`Новость ${at}`),
      date: '2026-11-20T09:00:00.000Z',
      blocks: [richText('a', number)],
    }))
    const page = {
      _id: idOf(number),
      _type: 'page',
      site,
      title: text(titleOf(number)),
      blocks: [
        { _type: 'pageTitle', _key: 't', title: text(titleOf(number)) },
        richText('a', number),
        faq('b'),
      ],
    }
    return [{ _id: id, _type: 'site', company: `generated-${code}`, code }, page, ...news]
  }).flat()
