import { describe, expect, it } from 'vitest'
import directoryList from '../../schemas/blocks/directory-list.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import DirectoryList from './directory-list.tsx'

const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© OpenStreetMap' }
const place = { latitude: 43.24, longitude: 76.92 }

/** The list of the example, in which only the last of three entries and the first have a place. */
const withPlaces = (change: (data: (typeof directoryList)['example']['data'] & object) => void = () => {}) =>
  render(
    <DirectoryList
      {...exampleOf(directoryList, 'ru', (data) => {
        const [first, second] = data.items
        if (!first || !second) throw new Error('the example has too few entries')
        data.items = [{ ...first, place }, second, { ...first, slug: 'third', place }]
        Object.assign(data, { tiles })
        change(data as never)
      })}
    />,
  )

describe('companies that nobody manages', () => {
  const claim = { code: '2001', link: { kind: 'page' as const, path: '/pro/claim?company=2001' } }
  /** Three entries, of which the last two are unclaimed, in an order. */
  const ordered = (sort: 'relevance' | 'distance') =>
    withPlaces((data) => {
      data.items = data.items.map((item, index) => {
        const { image: _image, ...rest } = item
        return index === 0 ? item : { ...rest, claim, link: { kind: 'page', path: `/x/${index}` } }
      })
      data.sorts = [{ sort, isChosen: true, link: { kind: 'page', path: '/companies/clinics' } }]
    })
  const groups = (html: string) =>
    html.split('Сведений мало').map((part) => part.match(/class="card /g)?.length)

  it('stand last below a heading that says once what is not known of them, each with a drawing and the way to take it over', () => {
    const html = ordered('relevance')
    expect(groups(html)).toEqual([1, 2])
    expect(html.match(/class="street"/g)).toHaveLength(2)
    expect(html.match(/href="\/pro\/claim\?company=2001"/g)).toHaveLength(2)
    expect(html.match(/не знаем/g)).toHaveLength(1)
  })

  it('stand among the others by distance', () => {
    expect(groups(ordered('distance'))).toEqual([3])
  })
})

describe('the map of a list', () => {
  it('is offered beside the orders, and says how many entries it does not have', () => {
    const html = withPlaces()
    expect(html).toMatch(/<\/nav><sh-island.*<button[^>]*aria-expanded="false".*Показать на карте.*<ul/s)
    expect(html).toContain('Без точки на карте: 1')
  })

  it('gets the places in the order of the cards', () => {
    const [, props = ''] = /data-props="([^"]*&quot;tiles&quot;[^"]*)"/.exec(withPlaces()) ?? []
    expect(JSON.parse(props.replaceAll('&quot;', '"')).places).toEqual([place, null, place])
  })

  it('has no word about entries without a place if there are none', () => {
    const html = withPlaces((data) => data.items.splice(1, 1))
    expect(html).not.toContain('Без точки на карте')
  })

  it('leaves no trace where there is no tile server', () => {
    const html = render(<DirectoryList {...exampleOf(directoryList)} />)
    expect(html).not.toMatch(/карт|list-map-button/)
  })
})

describe('the schematic of a list without a tile server', () => {
  const drawn = (change: (data: (typeof directoryList)['example']['data'] & object) => void = () => {}) =>
    withPlaces((data) => {
      delete (data as { tiles?: object }).tiles
      Object.assign(data, { schematic: { center: { latitude: 43.2567, longitude: 76.9286 }, areas: [] } })
      change(data)
    })
  it('is there before any script, with its marks as links, and says that it is one', () => {
    const html = drawn((data) =>
      Object.assign(data.items[2] ?? {}, { place: { latitude: 43.2, longitude: 76.8 } }),
    )
    const marks = [...html.matchAll(/<a href="([^"]*)" class="pin"[^>]*><title>([^<]*)/g)].map(
      ([, ...said]) => said,
    )
    expect(marks).toEqual([
      ['/l/aq-tis', expect.stringMatching(/^1\. /)],
      ['/l/aq-tis', expect.stringMatching(/^3\. /)],
    ])
    expect(html).toContain('Это схема')
    expect(html).toContain('Номера без точки: 2.')
    expect(html).toMatch(/>\d+\u00a0(м|км)<.*class="north"/s)
  })
  it('is left out where no place is known, and so are numbers', () => {
    const html = drawn((data) => {
      for (const item of data.items) delete (item as { place?: object }).place
    })
    expect(html).not.toMatch(/схем|numbered/)
  })
  it('says how many of the list it has, and that a place is too far away to be true', () => {
    const html = drawn((data) => {
      data.total = 40
      Object.assign(data.items[2] ?? {}, { place: { latitude: 41.9, longitude: 50.7 } })
    })
    expect(html).toContain('3 из 40')
    expect(html).toContain('далеко от города: 3.')
  })
})

describe('the filters of a list', () => {
  it('have days and parts of a day with how many are free then, and the order', () => {
    const html = render(<DirectoryList {...exampleOf(directoryList)} />)
    const options = (name: string) =>
      (new RegExp(`<select[^>]* name="${name}".*?</select>`, 's').exec(html)?.[0] ?? '')
        .replace(/<[^>]*>/g, '|')
        .split(/\|+/)
        .map((text) => text.replaceAll('\u00a0', ' '))
        .filter(Boolean)
    expect(options('day')).toEqual(['Не важно', 'сегодня (1)', 'завтра (2)', 'чт, 3 декабря (1)'])
    expect(options('part')).toEqual(['Не важно', 'вечер, с 17:00 (1)'])
    expect(options('sort')).toEqual(['Обычный порядок', 'Сначала дешевле'])
  })

  it('are counted in their heading, also those outside of the form, which leads to what it leaves', () => {
    const html = (isChosen: boolean) =>
      render(
        <DirectoryList
          {...exampleOf(directoryList, 'ru', (data) => {
            for (const flag of data.flags) flag.isChosen = isChosen
          })}
        />,
      )
    const chosenOf = (text: string) => Number(/Фильтры: выбран[^\d<]*(\d+)/.exec(text)?.[1] ?? 0)
    const { length } = exampleOf(directoryList).data.flags
    expect(length).toBeGreaterThan(0)
    expect(chosenOf(html(true)) - chosenOf(html(false))).toBe(length)
    const [, target] = /<form action="[^"#]*#([^"]*)" method="get"/.exec(html(true)) ?? []
    expect(html(true)).toMatch(new RegExp(`id="${target}".*<nav aria-label="[^"]*" data-link-group`, 's'))
  })

  it('leave the way to what is near where no choice would leave anything', () => {
    const html = render(
      <DirectoryList
        {...exampleOf(directoryList, 'ru', (data) => {
          data.flags = []
          delete data.reset
        })}
      />,
    )
    expect(html).toContain('Рядом со мной')
  })
})

describe('the figures of a list', () => {
  const figuresOf = (openNow: number, openLater: number) =>
    render(
      <DirectoryList
        {...exampleOf(directoryList, 'ru', (data) => {
          data.figures = { openNow, openLater }
        })}
      />,
    )
  it('tell what is open now from what opens later today, and say nothing of what has closed', () => {
    expect(figuresOf(1, 2)).toContain('сейчас открыта 1 · сегодня ещё откроются 2')
    expect(figuresOf(0, 5)).toContain('сегодня ещё откроется 5')
    expect(figuresOf(0, 0)).not.toMatch(/открыт[аоы]|ещё откро/)
  })
})

describe('a list', () => {
  const page = { kind: 'page' as const, path: '/companies/clinics' }
  const orderedBy = (chosen: 'relevance' | 'distance') =>
    render(
      <DirectoryList
        {...exampleOf(directoryList, 'ru', (data) => {
          data.sorts = (['relevance', 'distance'] as const).map((sort) => ({
            sort,
            link: page,
            isChosen: sort === chosen,
          }))
        })}
      />,
    )
  it('says how its order comes about, unless the reader has chosen one', () => {
    expect(orderedBy('relevance')).toContain('Порядок складывается')
    expect(orderedBy('distance')).toContain('какой вы выбрали')
    expect(orderedBy('distance')).not.toContain('Порядок складывается')
  })
  it('of the one entry that a condition leaves has no links to other orders, but one without the condition', () => {
    const left = (total: number) =>
      render(
        <DirectoryList
          {...exampleOf(directoryList, 'ru', (data) => {
            Object.assign(data, { items: data.items.slice(0, total), total, reset: page })
          })}
        />,
      )
    expect(left(2)).toContain('aria-label="Порядок"')
    expect(left(1)).not.toContain('aria-label="Порядок"')
    expect(left(1)).toContain('Сбросить')
  })
  it('of a city without anybody speaks of no conditions where there are none', () => {
    const html = render(
      <DirectoryList
        {...exampleOf(directoryList, 'ru', (data) => {
          Object.assign(data, { items: [], eased: [] })
          data.nearCities = [{ label: { ru: 'Шымкент' }, count: 17, link: page }]
        })}
      />,
    )
    expect(html).toContain('Здесь пока никого нет. Ближе всего')
    expect(html).not.toContain('убрать одно из условий')
  })
})

describe('the cards of a list', () => {
  const html = render(<DirectoryList {...exampleOf(directoryList)} />)
  const [clinic = '', doctor = ''] = (html.match(/<li class="[^"]*card[^"]*".*?<\/li>/gs) ?? []).map((card) =>
    card.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '),
  )

  it('tell a clinic from others: its kind, address, whether it is open, rating and least price', () => {
    for (const said of [
      'Ақ тіс',
      'Стоматология',
      'Алматы, проспект Абая, 52',
      'Открыто до 20:00',
      '4,7',
      '12 отзывов',
    ])
      expect(clinic).toContain(said)
    expect(clinic).toContain('от 4 950 ₸')
    expect(clinic).toContain('Демо')
  })

  it('tell a doctor: speciality, clinic, experience, languages, and how far it is', () => {
    for (const said of ['Педиатр', 'Бұлақ', 'Стаж 14 лет', 'Языки: казахский']) expect(doctor).toContain(said)
    // That is nearer than its district.
    expect(doctor).toContain('1,2 км по прямой · Клиника')
    expect(doctor).not.toContain('Район')
  })

  const cardOf = (change: object) =>
    render(
      <DirectoryList
        {...exampleOf(directoryList, 'ru', (data) => {
          data.items = data.items.slice(0, 1).map((item) => ({ ...item, ...change }))
        })}
      />,
    )
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')

  it('say what a first visit costs, or from what on there are services, as the price list has it', () => {
    const price = { from: 4950, currency: 'KZT' }
    expect(cardOf({ price, isVisitPrice: true })).toContain('первый приём от 4 950 ₸')
    expect(cardOf({ price, isVisitPrice: undefined })).toContain('услуги от 4 950 ₸')
    expect(cardOf({ price: { ...price, to: 4950 } })).not.toMatch(/приём от|услуги от/)
  })

  it('say that there are few reviews below five', () => {
    expect(cardOf({ rating: { value: 5, count: 4 } })).toContain('мало отзывов: 4')
    expect(cardOf({ rating: { value: 5, count: 5 } })).toContain('5 отзывов')
  })

  it('say in which district a doctor is where it is not known how far', () => {
    const change = { clinic: { ru: 'Клиника' }, district: { ru: 'Медеуский' }, isDoctor: true }
    expect(cardOf(change)).toContain('Район: Медеуский · Клиника')
  })

  it('are followed by how their order comes about, and that nobody can pay for a place', () => {
    expect(html).toContain('Порядок складывается из оценок пациентов')
    expect(html).toContain('Заплатить за место в списке нельзя')
  })
})

describe('a doctor of a list', () => {
  const doctor = (change: object) =>
    render(
      <DirectoryList
        {...exampleOf(directoryList, 'ru', (data) => {
          data.items = data.items.slice(0, 1).map((item) => ({ ...item, isDoctor: true, ...change }))
        })}
      />,
    )
  it('who can be booked has the next free time, where it is known, and the way there', () => {
    const booking = {
      label: { ru: 'Записаться' },
      link: { kind: 'page' as const, path: '/appointment?company=x&doctor=501' },
    }
    const html = doctor({ booking, next: { date: '2026-11-30', time: '09:00' } })
    expect(html).toMatch(/Ближайшее время: 30\sноября, 09:00/)
    expect(doctor({ next: { date: '2026-11-30', time: '09:00', day: 'today' } })).toContain(
      'Ближайшее время: сегодня, 09:00',
    )
    expect(html).toMatch(/href="\/appointment\?company=x&amp;doctor=501"/)
    expect(doctor({ booking })).not.toContain('Ближайшее')
  })
  it('offers the next times as links that keep them, which neither search engines nor browsers follow by themselves', () => {
    const link = { kind: 'page' as const, path: '/appointment?company=x&doctor=501&time=20261130T040000Z' }
    const html = doctor({ slots: [{ date: '2026-11-30', time: '09:00', day: 'today', link }] })
    const [times = ''] = /<ul aria-label="Записаться на ближайшее время.*?<\/ul>/s.exec(html) ?? []
    expect(times).toMatch(/<a href="[^"]*time=20261130T040000Z" rel="nofollow"/)
    expect(times.replace(/<[^>]*>/g, ' ')).toMatch(/сегодня\s+09:00/)
    expect(doctor({ slots: [] })).not.toContain('Записаться на ближайшее время')
    // Before dawn the date says which night it is.
    const night = doctor({ slots: [{ date: '2026-12-01', time: '00:00', day: 'tomorrow', link }] })
    expect(night.replace(/<[^>]*>/g, ' ')).toMatch(/1\sдекабря\s+00:00/)
    expect(doctor({ slots: [{ date: '2026-12-01', time: '05:00', day: 'tomorrow', link }] })).toContain(
      'завтра',
    )
  })
  it('is not open, but sees patients', () => {
    const html = doctor({ status: { state: 'open', until: '18:00' } })
    expect(html).toMatch(/Принимает сейчас, до\s18:00/)
    expect(html).not.toContain('Открыто до')
  })
})
