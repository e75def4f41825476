import { describe, expect, it } from 'vitest'
import { resources } from '../../../../../locales/index.ts'
import type { Locale } from '../../../../../locales/locale.ts'
import type { SiteVisits } from '../../../../../schemas/api/site-visits.ts'
import { render } from '../../../../../ui/test/render.tsx'
import { TextProvider } from '../../../../text-provider.tsx'
import type { VisitRow } from './visit-rows.ts'
import { VisitWords } from './visit-words.tsx'

const rows: VisitRow[] = [
  { slug: '', title: 'Главная', week: 40, month: 90 },
  { slug: 'prices', title: 'Цены', week: 42, month: 80 },
]
const said = (
  week: Partial<SiteVisits['WEEK']>,
  locale: Locale = 'ru',
  SINCE: string | null = '2026-10-01',
) => {
  const WEEK = { FROM: '2026-11-21', TO: '2026-11-27', PEOPLE: 57, BEFORE: 50, ...week }
  return render(
    <TextProvider locale={locale} texts={resources[locale] ?? {}}>
      <VisitWords visits={{ SINCE, WEEK } as SiteVisits} rows={rows} />
    </TextProvider>,
    locale,
  ).replaceAll('\u00a0', ' ')
}

describe('the visits of a week', () => {
  it('are said in a sentence: how many people, more or fewer than before, and what most looked at', () => {
    expect(said({})).toMatch(/57 .*7 .*Цены.*42/)
    expect(said({}, 'uz')).toMatch(/57 .*7 .*42/)
    expect(said({})).toContain('на 7 больше')
    expect(said({ BEFORE: 60 })).toContain('на 3 меньше')
  })

  it('are compared with nothing that was not counted, and are not made up where nobody came', () => {
    expect(said({ BEFORE: null })).not.toMatch(/ 7 /)
    expect(said({}, 'ru', null)).not.toMatch(/\d/)
    expect(said({ PEOPLE: 0, BEFORE: 0 })).not.toContain('57')
  })
})
