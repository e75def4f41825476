import { expect, test } from 'vitest'
import { locales, localizePath } from '../../../../../locales/locale.ts'
import { render } from '../../../../../ui/test/render.tsx'
import { HelpLink } from './help-link.tsx'

test.each(locales)(
  'leads in %s to the article in the same language, and says that it opens a new tab',
  (locale) => {
    const html = render(<HelpLink article="domain" />, locale)
    expect(html).toContain(`href="${localizePath('/help/domain', locale)}"`)
    expect(html).toContain('target="_blank"')
    expect(html).toMatch(/>[^<:]{15,} \([^)]+\)<\/a>/)
  },
)
