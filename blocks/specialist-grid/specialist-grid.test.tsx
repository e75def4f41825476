import { describe, expect, it } from 'vitest'
import specialistGrid from '../../schemas/blocks/specialist-grid.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import SpecialistGrid from './specialist-grid.tsx'

describe('specialist-grid', () => {
  it('counts years in the forms of the language', () => {
    const ru = render(<SpecialistGrid {...exampleOf(specialistGrid)} />)
    for (const words of ['Стаж 14\u00A0лет', 'Стаж 22\u00A0года', 'Стаж 1\u00A0год<'])
      expect(ru).toContain(words)
    expect(render(<SpecialistGrid {...exampleOf(specialistGrid, 'en')} />, 'en')).toContain(
      '1 year of experience',
    )
    expect(render(<SpecialistGrid {...exampleOf(specialistGrid, 'uz')} />, 'uz')).toContain(
      '22 yillik tajriba',
    )
    expect(render(<SpecialistGrid {...exampleOf(specialistGrid, 'kk')} />, 'kk')).toContain(
      '14 жылдық тәжірибе',
    )
  })

  it('is a row to swipe as a part of a page, not on the page of all doctors', () => {
    const props = exampleOf(specialistGrid)
    expect(render(<SpecialistGrid {...props} />)).toMatch(/<ul class="[^"]*snap-row/)
    expect(render(<SpecialistGrid {...props} titleHidden />)).not.toContain('snap-row')
    expect(render(<SpecialistGrid {...props} page={1} />)).not.toContain('snap-row')
  })

  it('names specialities in one sentence and leaves abbreviations alone', () => {
    const props = exampleOf(specialistGrid, 'ru', (data) => {
      data.items[0]?.specialities.push({ ru: 'ЛОР' })
    })
    const text = render(<SpecialistGrid {...props} />).replace(/<[^>]*>/g, '')
    expect(text).toContain('Стоматолог-терапевт, эндодонтист, ЛОР')
  })

  it('says a speciality once that the position names too', () => {
    const shown = (position: string) => {
      const props = exampleOf(specialistGrid, 'ru', (data) => {
        data.items = data.items.slice(0, 1)
        for (const item of data.items)
          Object.assign(item, { specialities: [{ ru: 'Педиатр' }], position: { ru: position } })
      })
      return render(<SpecialistGrid {...props} />).match(/Педиатр/gi)
    }
    expect(shown('педиатр')).toHaveLength(1)
    expect(shown('Педиатр, заведующая')).toHaveLength(1)
    expect(shown('Заведующая')).toHaveLength(1)
  })

  it('does not count the years of a beginner', () => {
    const props = exampleOf(specialistGrid, 'ru', (data) => {
      for (const item of data.items) item.experienceYears = 0
    })
    expect(render(<SpecialistGrid {...props} />)).toContain('Стаж меньше года')
  })

  it('draws initials, silent for a screen reader, where there is no photo', () => {
    const html = render(<SpecialistGrid {...exampleOf(specialistGrid)} />)
    expect(html.match(/<img/g)).toHaveLength(1)
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"[^>]*>.*КВ<\/text><\/svg>/)
  })

  it('says nothing of years that nobody knows', () => {
    const props = exampleOf(specialistGrid, 'ru', (data) => {
      for (const item of data.items) delete item.experienceYears
    })
    expect(render(<SpecialistGrid {...props} />)).not.toContain('Стаж')
  })

  it('says what will be here when there is nobody yet', () => {
    const props = exampleOf(specialistGrid, 'ru', (data) => {
      data.items = []
    })
    const html = render(<SpecialistGrid {...props} />)
    expect(html).toContain('Список врачей скоро появится')
    expect(html).not.toContain('<ul')
  })

  it('offers the nearest times of a doctor as links that keep them, in place of a sentence about the next one', () => {
    const html = render(<SpecialistGrid {...exampleOf(specialistGrid)} />)
    expect(html.match(/<a href="\/appointment\?[^"]*time=[^"]*" rel="nofollow">/g)).toHaveLength(2)
    expect(html).not.toContain('Ближайшее время: завтра')
    const props = exampleOf(specialistGrid, 'ru', (data) => {
      for (const item of data.items) delete item.slots
    })
    expect(render(<SpecialistGrid {...props} />)).toContain('Ближайшее время: завтра, 09:00')
  })
})
