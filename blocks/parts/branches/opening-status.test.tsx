import { describe, expect, it } from 'vitest'
import { translate } from '../../../locales/index.ts'
import { locales } from '../../../locales/locale.ts'
import { PageProvider, usePage } from '../../../ui/core/page-context.tsx'
import { render } from '../../../ui/test/render.tsx'
import { OpeningStatus, openingStatusText, useUnsaidStatus } from './opening-status.tsx'

type Status = Parameters<typeof openingStatusText>[1]
const inAll = (status: Status) => locales.map((locale) => openingStatusText(translate(locale), status))

describe('openingStatusText', () => {
  it('says until when it is open', () => {
    expect(inAll({ state: 'open', until: '18:00' })).toEqual([
      'Открыто до\u00A018:00',
      'Ашық, жабылу уақыты — 18:00',
      '18:00\u00A0gacha ochiq',
      'Open until 18:00',
    ])
  })

  it('says that it never closes', () => {
    expect(inAll({ state: 'open' })).toEqual([
      'Открыто круглосуточно',
      'Тәулік бойы ашық',
      'Kecha-yu kunduz ochiq',
      'Open 24 hours',
    ])
  })

  it('says when it opens today and tomorrow', () => {
    expect(
      openingStatusText(translate('ru'), { state: 'closed', opens: { when: 'today', at: '14:30' } }),
    ).toBe('Откроется сегодня в\u00A014:30')
    expect(inAll({ state: 'closed', opens: { when: 'tomorrow', at: '09:00' } })).toEqual([
      'Откроется завтра в\u00A009:00',
      'Ертеңгі ашылу уақыты: 09:00',
      'Ertaga 09:00\u00A0da ochiladi',
      'Opens tomorrow at 09:00',
    ])
  })

  it('puts the weekday into the case that its sentence needs', () => {
    const onDay = (day: number): Status => ({ state: 'closed', opens: { when: 'weekday', day, at: '09:00' } })
    const ru = translate('ru')
    expect(openingStatusText(ru, onDay(2))).toBe('Откроется во\u00A0вторник в\u00A009:00')
    expect(openingStatusText(ru, onDay(3))).toBe('Откроется в\u00A0среду в\u00A009:00')
    expect(inAll(onDay(1))).toEqual([
      'Откроется в\u00A0понедельник в\u00A009:00',
      'Дүйсенбідегі ашылу уақыты: 09:00',
      'Dushanba kuni 09:00\u00A0da ochiladi',
      'Opens on Monday at 09:00',
    ])
  })

  it('admits that it does not know', () => {
    expect(openingStatusText(translate('ru'), { state: 'closed' })).toBe('Сейчас закрыто')
  })
})

function Block() {
  const status = useUnsaidStatus({ state: 'open', until: '18:00' })
  return status ? <OpeningStatus status={status} /> : 'SILENT'
}
const UnderHeader = () => (
  <PageProvider value={{ ...usePage(), statusInHeader: true }}>
    <Block />
  </PageProvider>
)

describe('a block of a clinic', () => {
  it('says whether it is open, but not again under a header that says so', () => {
    expect(render(<Block />)).toMatch(/Открыто до\s18:00/)
    expect(render(<UnderHeader />)).toBe('SILENT')
  })
})
