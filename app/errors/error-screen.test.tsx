import { prerender } from 'react-dom/static.edge'
import { describe, expect, it } from 'vitest'
import { resources, translate } from '../../locales/index.ts'
import { locales, localizePath } from '../../locales/locale.ts'
import { TextProvider } from '../text-provider.tsx'
import { ErrorScreen } from './error-screen.tsx'

describe.each(locales)('an error screen of the application in %s (E10, B-19)', (locale) => {
  const t = translate(locale)
  /** With the picture, which is loaded. */
  const drawn = async (status: 404 | 500) => {
    const { prelude } = await prerender(
      <TextProvider locale={locale} texts={resources[locale] ?? {}}>
        <ErrorScreen status={status} />
      </TextProvider>,
    )
    return new Response(prelude).text()
  }

  it('of 404 has its words, its moving picture and the way home a moment later', async () => {
    const html = await drawn(404)
    expect(html).toContain(t('fault:notFound.title'))
    expect(html).toContain(t('fault:notFound.text'))
    expect(html).toContain(`class="link">${t('fault:notFound.onward')}`)
    expect(html).toContain('class="error-lens"')
    expect(html).toMatch(
      new RegExp(
        `<p class="error-action[^>]*><a href="${localizePath('/', locale)}"[^>]*>${t('fault:toMain')}`,
      ),
    )
  })

  it('of 500 has its own, and loads the screen anew', async () => {
    const html = await drawn(500)
    expect(html).toContain(t('fault:network.title'))
    expect(html).toContain('class="error-pulse"')
    expect(html).toMatch(new RegExp(`<p class="error-action[^>]*><button[^>]*>${t('fault:reload')}`))
  })

  it('brings the rules of that moment along (C-10)', async () => {
    expect(await drawn(500)).toMatch(/<style>[^<]*\.error-action[^<]*1500ms/)
  })
})
