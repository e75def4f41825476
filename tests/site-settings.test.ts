import { expect, it } from 'vitest'
import { settingsAnswer } from '../backend/shared/answers/settings-answer.ts'
import { siteSettingsFromRaw } from '../content-adapters/medical-api/entities/site-settings.ts'
import { rawSiteSettings } from '../content-adapters/medical-api/raw/site-settings.ts'
import { siteSettings } from '../schemas/api/site-settings.ts'
import { judge } from '../schemas/core/judge.ts'
import { type SiteSettings, siteSettingsSchema } from '../schemas/design/site-settings.ts'

const everything: SiteSettings = {
  notice: {
    title: { ru: 'Не работаем', kk: 'Жұмыс істемейміз' },
    text: { ru: 'Мы переезжаем' },
    tone: 'important',
    from: '2026-12-25',
    until: '2027-01-02',
  },
  header: { logo: 'center', phone: false, button: 'question' },
  footer: {
    text: { ru: 'Есть противопоказания', kk: 'Қарсы көрсетілімдер бар' },
    socials: ['https://instagram.com/clinic'],
    license: true,
  },
  sidebar: ['contacts', 'map', 'appointment', 'question'],
  show: { reviews: false, prices: true, stateSymbols: false, osms: true, gobmp: false },
  seo: {
    title: { ru: 'Клиника', uz: 'Klinika' },
    description: { ru: 'Лечим' },
    keywords: { ru: 'врач' },
    image: { src: '/images/site/1001/card', width: 1200, height: 630, color: '#aabbcc' },
  },
  counters: { metrika: '12345678', google: 'G-AB12CD34EF' },
}
const sent = (settings: SiteSettings) => {
  const answer = siteSettings.parse(settingsAnswer(settings))
  return siteSettingsFromRaw(rawSiteSettings.parse(JSON.parse(JSON.stringify(answer))))
}

it.each<[string, SiteSettings]>([
  ['everything', everything],
  ['nothing', {}],
  ['a part of a part', { header: { phone: false }, show: { gobmp: false } }],
])('settings with %s arrive as they were stored', (_, settings) => {
  expect(judge(siteSettingsSchema, settings).problems).toEqual([])
  expect(sent(settings)).toEqual(settings)
})

it('each field of the settings but logo and icon, which have fields of their own, is sent', () => {
  expect(Object.keys(sent(everything)).sort()).toEqual(
    Object.keys(siteSettingsSchema.properties)
      .filter((name) => name !== 'logo' && name !== 'favicon')
      .sort(),
  )
})
