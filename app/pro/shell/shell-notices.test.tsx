import { expect, it } from 'vitest'
import { translate } from '../../../locales/index.ts'
import { type Locale, locales, localizePath } from '../../../locales/locale.ts'
import type { OwnCompany } from '../../../schemas/api/business.ts'
import { render } from '../../../ui/test/render.tsx'
import type { ProState } from '../load-pro.ts'
import { shellNotices } from './shell-notices.tsx'

const company = {
  COMPANY_CODE: '1001',
  COMPANY_NAME: 'Demo-Dent',
  STATUS: 'active',
  CABINETS: ['0'],
  FACTOR_FROM: '2026-12-07T19:00:00Z',
  LACKS_FACTOR: true,
} as unknown as OwnCompany

const drawn = (more: Partial<OwnCompany>, locale: Locale) =>
  shellNotices({ company: { ...company, ...more }, access: { AREAS: {} } } as unknown as ProState, {
    t: translate(locale),
    locale,
    isFolded: false,
  }).map(({ notice }) => render(notice, locale))

it('says from when on a clinic needs a second step, which clinic, and leads to where the person sets it up', () => {
  for (const locale of locales) {
    const [html = ''] = drawn({}, locale)
    expect(html).toMatch(/Demo-Dent.*8.*<a/)
    expect(html).toContain(localizePath('/profile/settings#factors', locale))
  }
  expect(drawn({ LACKS_FACTOR: false }, 'ru')).toEqual([])
  expect(drawn({ FACTOR_FROM: null, LACKS_FACTOR: false }, 'ru')).toEqual([])
})
