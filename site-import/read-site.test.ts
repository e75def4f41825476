import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judge } from '../schemas/core/judge.ts'
import { judgeBlock } from '../schemas/page/judge-block.ts'
import { blockDefinitions } from '../schemas/registry.ts'
import type { ReadSite } from '../schemas/site-import.ts'
import { ImportFault } from './import-fault.ts'
import { readSite } from './read-site.ts'
import { factText } from './testing/fact-text.ts'
import { testPages } from './testing/pages.ts'

/** The least share of facts that is found, and of found facts that are right. */
const floor = { arrives: 0.97, isTrue: 0.97 }

/** The problems of the proposed blocks, besides missing Russian texts of a page without Russian. */
const problemsOf = ({ pages }: ReadSite): unknown[] =>
  pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      judgeBlock(judge, block, blockDefinitions).problems.filter(
        ({ path, code }) => !(path.at(-1) === 'ru' && code === 'required'),
      ),
    ),
  )

/** Whether an id comes twice in a page, or a slug in the site. */
const repeats = ({ pages }: ReadSite): boolean =>
  [pages.map(({ slug }) => slug), ...pages.map(({ blocks }) => blocks.map(({ id }) => id))].some(
    (names) => new Set(names).size < names.length,
  )

describe('the pages of old sites', () => {
  it('give away their facts, and become valid blocks', async () => {
    const total = { facts: 0, arrived: 0, found: 0 }
    const wrong: string[] = []
    for (const { name, bytes, facts } of testPages) {
      const { site } = await readSite({ name: `${name}.html`, bytes }, 2026)
      const found = site.facts.map(factText)
      total.facts += facts.length
      total.arrived += facts.filter((fact) => found.includes(fact)).length
      total.found += found.length
      wrong.push(...facts.filter((fact) => !found.includes(fact)).map((fact) => `${name}: missing ${fact}`))
      wrong.push(...found.filter((fact) => !facts.includes(fact)).map((fact) => `${name}: too much ${fact}`))
      expect.soft(problemsOf(site), name).toEqual([])
      expect.soft(repeats(site), name).toBe(false)
    }
    const share = total.arrived / total.facts
    const lines = [
      `${testPages.length} pages: ${total.arrived} of ${total.facts} facts arrive (${(share * 100).toFixed(1)} %)`,
      ...wrong,
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
    expect(testPages.length).toBeGreaterThanOrEqual(30)
    expect(share).toBeGreaterThanOrEqual(floor.arrives)
    expect(total.arrived / total.found).toBeGreaterThanOrEqual(floor.isTrue)
  })
})

const piece = fc.oneof(
  fc.constantFrom(
    '<table>',
    '<tr>',
    '<td>',
    '</td>',
    '</table>',
    '<ul>',
    '<li>',
    '</ul>',
    '<h1>',
    '</h1>',
    '<h3>',
    '<p>',
    '<br>',
    '<b>',
    '</b>',
    '<div class="price">',
    '</div>',
    '<dl><dt>',
    '<dd>',
    '<details><summary>',
    '</summary>',
    '<script>',
    '</script>',
    '<a href="javascript:alert(1)">',
    '<a href="https://a.kz/b">',
    '<img src="https://a.kz/1.jpg">',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<form>',
    '<frame src=a>',
    '<nav>',
    '<!--',
    '-->',
    '<',
    '&#x0;',
    '&nbsp;',
  ),
  fc.constantFrom(
    'Пломба',
    ' — 12 000 тг',
    'Цены',
    'Иванова Мария Петровна',
    'терапевт',
    'Пн–Пт',
    ' 9:00–18:00',
    'выходной',
    '+7 727 250 11 22',
    'a@b.kz',
    'ул. Абая, 52',
    'Біз туралы айтамыз',
    'shifokor haqida',
    'The clinic and the doctors',
    '99:99–25:00',
    '…………',
    '9'.repeat(40),
  ),
  fc.string({ maxLength: 12 }),
)

it('no page breaks the reading: what it becomes is valid and holds nothing that runs', async () => {
  const page = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))
  await fc.assert(
    fc.asyncProperty(page, async (html) => {
      const read = await readSite(
        { name: 'x', bytes: new TextEncoder().encode(`<html>${html}`) },
        2026,
      ).catch((thrown) => thrown)
      if (read instanceof ImportFault) return
      const { site } = read
      expect([problemsOf(site), repeats(site)]).toEqual([[], false])
      expect(JSON.stringify(site.pages)).not.toMatch(/"(?:href|src)":"(?:javascript|data)/i)
    }),
    { numRuns: 300 },
  )
})

it('no bytes break the reading', async () => {
  const start = fc.constantFrom(
    '',
    'PK\x03\x04',
    'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=b\r\n\r\n--b\r\n',
    '\xd0\xcf\x11\xe0',
    '\xff\xfe',
  )
  await fc.assert(
    fc.asyncProperty(start, fc.uint8Array({ maxLength: 400 }), async (head, rest) => {
      const bytes = Uint8Array.from([...[...head].map((letter) => letter.charCodeAt(0)), ...rest])
      const read = await readSite({ name: 'x', bytes }, 2026).catch((thrown) => thrown)
      expect(read instanceof ImportFault || 'site' in read).toBe(true)
    }),
    { numRuns: 300 },
  )
})

it('what is too much to be kept is cut and said, or refused before anything is uploaded', async () => {
  const readOf = async (html: string) =>
    (await readSite({ name: '😀'.repeat(150), bytes: new TextEncoder().encode(html) }, 2026)).site
  const prices = Array.from({ length: 2100 }, (_, index) => `<li>Услуга ${index} — 5000 тг</li>`)
  const many = [
    await readOf(`<ul>${prices.join('')}</ul>`),
    await readOf('<h2>Слово</h2><p>Текст без чисел</p>'.repeat(2100)),
    await readOf(`<p>а${'😀'.repeat(400)} +7 727 250 11 22</p><h2>Цены ${'😀'.repeat(100)}</h2>`),
  ]
  expect(many.map(({ notes, facts, pages }) => [notes, facts.length, pages[0]?.blocks.length])).toEqual([
    [['cut'], 2000, 2],
    [['cut'], 0, 2000],
    [[], 1, 2],
  ])
  for (const site of many) expect([problemsOf(site), JSON.parse(JSON.stringify(site))]).toEqual([[], site])
  expect(
    many.every((site) => JSON.stringify(site).isWellFormed() && !/\\ud[89a-f]/.test(JSON.stringify(site))),
  ).toBe(true)
  await expect(readOf(`<p>${'слово '.repeat(400_000)}</p>`)).rejects.toThrow(new ImportFault('tooLarge'))
})

it('a page of two megabytes, and those that are made to take long, take a moment', async () => {
  const rows = Array.from(
    { length: 18_000 },
    (_, index) =>
      `<tr><td>Услуга номер ${index} с описанием того, что делают</td><td>${1000 + index} тг</td></tr>`,
  )
  const large = new TextEncoder().encode(`<h1>Цены</h1><table>${rows.join('')}</table>`)
  expect(large.length).toBeGreaterThan(2_000_000)
  for (const bytes of [
    large,
    new TextEncoder().encode('<div>'.repeat(100_000)),
    new TextEncoder().encode('<b><i>x'.repeat(50_000)),
    ...[
      `<div>${'слово<br><br>'.repeat(15_000)}</div>`,
      '<h3>Иванов Иван Иванович</h3><p>терапевт</p>'.repeat(5000),
      `<p>Пн–Пт 9:00–18:00</p>${'<p>обед</p>'.repeat(15_000)}`,
      `<p>${'1'.repeat(200_000)}</p>`,
      `<p>Услуга ${'123 '.repeat(50_000)}</p>`,
      `<p>${'лицензи'.repeat(15_000)}</p>`,
      `<p>Слово ${'\u0323\u0301'.repeat(50_000)}</p>`,
      `<table>${'<tr><td rowspan="200" colspan="20">Слово</td><td>Дело</td></tr>'.repeat(3000)}</table>`,
    ].map((html) => new TextEncoder().encode(html)),
  ]) {
    const start = process.cpuUsage()
    await readSite({ name: 'x', bytes }, 2026).catch((thrown) => expect(thrown).toBeInstanceOf(ImportFault))
    // The processor's time, because other work runs beside the tests.
    const time = process.cpuUsage(start).user / 1000
    process.stdout.write(`${(bytes.length / 1e6).toFixed(1)} MB: ${Math.round(time)} ms\n`)
    expect(time).toBeLessThan(10_000)
  }
})

it('leaves the menu in a narrow column of a layout out of the text', async () => {
  const bytes = testPages.find(({ name }) => name === 'initials.windows-1251')?.bytes ?? new Uint8Array()
  const { site } = await readSite({ name: 'x', bytes }, 2026)
  expect(JSON.stringify(site.pages)).not.toContain('Отбеливание дешевле')
  expect(site.leftOut.filter(({ reason }) => reason === 'menu')).not.toEqual([])
})

it('leaves no heading of prices behind, whose group the block of prices shows', async () => {
  const prices = (...rows: string[]) =>
    `<table>${rows.map((row) => `<tr><td>${row}</td></tr>`).join('')}</table>`
  const html = `<h1>Nur Dent</h1><h2>Narxlar</h2>
    <h3>Terapiya</h3>${prices('Kariyesni davolash</td><td>15 000', 'Pulpitni davolash</td><td>25 000 dan')}
    <h3>Jarrohlik</h3><p>Ogʻriqsiz va bir kunda.</p>${prices('Tishni olish</td><td>8 000', 'Implant</td><td>180 000')}`
  const { site } = await readSite({ name: 'x.html', bytes: new TextEncoder().encode(html) }, 2026)
  const groups = site.facts.flatMap((fact) => (fact.kind === 'price' ? [fact.group?.uz] : []))
  expect(new Set(groups)).toEqual(new Set(['Terapiya', 'Jarrohlik']))
  expect(JSON.stringify(site.pages)).not.toContain('Terapiya')
  expect(JSON.stringify(site.pages)).toMatch(/Jarrohlik.*bir kunda/)
})

describe('the menu of an old site', () => {
  const read = async (html: string, name = 'x.html') =>
    (await readSite({ name, bytes: new TextEncoder().encode(html) }, 2026)).site
  const links = (...texts: string[]) => texts.map((text) => `<a href="${text}.html">${text}</a><br>`).join('')

  it('stays out of the text in a cell around it, or as a list or a table of nothing but links', async () => {
    const words = '<p>Клиника работает с 2006 года и принимает без очередей.</p>'
    for (const menu of [
      `<table><tr><td width="200"><font>${links('Главная', 'Цены', 'Врачи', 'Контакты')}</font></td><td>${words}</td></tr></table>`,
      `<table width="200"><tr><td><table border="1"><tr><td>${['Главная', 'Цены', 'Контакты'].map((one) => links(one)).join('</td></tr><tr><td>')}</table><p>Звоните</p></td><td>${words}</td></tr></table>`,
      `<ul><li>${['Bosh sahifa', 'Narxlar', 'Kontaktlar'].map((one) => links(one)).join('<li>')}</ul>${words}`,
    ]) {
      const { pages, leftOut } = await read(menu)
      expect(JSON.stringify(pages)).toContain('с 2006 года')
      expect(JSON.stringify(pages)).not.toMatch(/Цены|Narxlar/)
      expect(leftOut.some(({ reason, text }) => reason === 'menu' && /Цены|Narxlar/.test(text))).toBe(true)
    }
  })

  it('is not a list of services that lead to their pages', async () => {
    const { pages } = await read(
      `<h1>Услуги</h1><ul><li>${links('Имплантация')}<li>${links('Отбеливание')}</ul>`,
    )
    expect(JSON.stringify(pages)).toContain('Имплантация')
  })

  it.each([
    ['<h1>Добро пожаловать в стоматологическую клинику «Жемчуг»!</h1>', 'x.html', 'О клинике', 'about'],
    ['<h1>Наши цены на лечение зубов в 2026 году</h1>', 'x.html', 'Цены', 'tseny'],
    [
      '<title>Имплантация | Жемчуг</title><h1>Имплантация зубов: швейцарские системы</h1>',
      'x.html',
      'Имплантация зубов',
      'implantatsiya-zubov',
    ],
    [
      '<h1>Лечение зубов под микроскопом и с полной гарантией для всей семьи</h1>',
      'x.html',
      'Лечение зубов под микроскопом',
      'lechenie-zubov-pod-mikroskopom',
    ],
    ['<h1>Стоматология «Жемчуг»</h1>', 'index.html', 'О клинике', 'about'],
  ])('has a short name for %s', async (head, file, title, slug) => {
    const { pages } = await read(`${head}<p>Клиника работает с 2006 года и принимает без очередей.</p>`, file)
    expect(pages.map((page) => [page.title.ru, page.slug])).toEqual([[title, slug]])
  })
})
