import { describe, expect, it } from 'vitest'
import { translate } from '../../locales/index.ts'
import { locales } from '../../locales/locale.ts'
import { render } from '../../ui/test/render.tsx'
import { ErrorMessage } from './error-message.tsx'

const statuses = [400, 401, 403, 404, 405, 410, 418, 429, 500, 502, 503, 504]
const draw = (status: number, locale: (typeof locales)[number] = 'ru') =>
  render(<ErrorMessage status={status} home="/l/demo-dent" />, locale)

describe.each(locales)('an error page in %s (E10, B-19)', (locale) => {
  const t = translate(locale)

  it.each(statuses)('says what %i is, in words that only 404 and 500 have for themselves', (status) => {
    const kind = status === 404 ? 'notFound' : status === 500 ? 'network' : 'other'
    const html = draw(status, locale)
    expect(html).toContain(t('fault:code', { status }))
    expect(html).toMatch(new RegExp(`<h1[^>]*>${t(`fault:${kind}.title`)}</h1>`))
    expect(html).toContain(t(`fault:${kind}.text`))
    expect(html.includes('<svg')).toBe(kind !== 'other')
  })

  it('says what the backend says about a page of its own, as text (E4)', () => {
    const html = render(<ErrorMessage status={410} home="/" said="Закрыто <b>до мая</b>" />, locale)
    expect(html).toContain('Закрыто &lt;b&gt;до мая&lt;/b&gt;')
    expect(html).not.toContain(t('fault:other.text'))
  })

  it('says that a clinic has closed its site without the words of a fault (PS5)', () => {
    const html = render(
      <ErrorMessage status={404} home="/" title="Закрыто" said="До мая" onward="Дальше" />,
      locale,
    )
    expect(html).toMatch(/<h1[^>]*>Закрыто<\/h1>/)
    for (const words of [t('fault:code', { status: 404 }), t('fault:notFound.title'), t('fault:toMain')])
      expect(html).not.toContain(words)
    expect(html).toMatch(/<a href="\/"[^>]*>Дальше/)
  })

  it('leads from a closed site to other clinics, and has the phone of the clinic', () => {
    const html = render(
      <ErrorMessage
        status={404}
        home="/"
        list="/companies/clinics"
        phone="+77272345678"
        title="Закрыто"
        said="До мая"
        onward="Другие"
      />,
      locale,
    )
    expect(html).toMatch(/<a href="\/companies\/clinics"[^>]*>Другие/)
    expect(html).toMatch(/<a href="tel:\+77272345678"[^>]*>.*\+7 727 234 56 78/)
  })

  it('leads home by its text at once where the page is not there', () => {
    const link = new RegExp(`<a href="/l/demo-dent" class="link">${t('fault:notFound.onward')}`)
    expect(draw(404, locale)).toMatch(link)
    expect(draw(500, locale)).not.toMatch(link)
  })

  it('leads to the list that may have what is not there, and its button home', () => {
    const html = render(<ErrorMessage status={404} home="/" list="/companies/clinics" />, locale)
    expect(html).toMatch(
      new RegExp(`<a href="/companies/clinics" class="link">${t('fault:notFound.toList')}`),
    )
    expect(html).toMatch(new RegExp(`<p class="error-action[^>]*><a href="/"[^>]*>${t('fault:toMain')}`))
  })

  it('leads home from what is not there, and loads anew what failed', () => {
    expect(draw(404, locale)).toMatch(
      new RegExp(`<p class="error-action[^>]*><a href="/l/demo-dent"[^>]*>${t('fault:toMain')}`),
    )
    for (const status of statuses.filter((one) => one !== 404))
      expect(draw(status, locale)).toMatch(
        new RegExp(`<p class="error-action[^>]*><a href=""[^>]*>${t('fault:reload')}`),
      )
  })
})

it('draws a picture of its own for each of the two', () => {
  const [missing, fault] = [404, 500].map((status) => /<svg.*<\/svg>/s.exec(draw(status))?.[0])
  expect(missing).not.toBe(fault)
})
