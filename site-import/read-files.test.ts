import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { limits } from './limits.ts'
import { readSite } from './read-site.ts'
import { docx } from './testing/docx.ts'
import { encode } from './testing/encode.ts'
import { factText } from './testing/fact-text.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = async (file: Uint8Array, name = 'old') => (await readSite({ name, bytes: file }, 2026)).site
const faultOf = (file: Uint8Array) =>
  read(file).then(
    () => 'none',
    ({ code }) => code,
  )
/** 300 bytes that look like a picture. */
const png = Uint8Array.from({ length: 300 }, (_, index) => [137, 80, 78, 71][index] ?? index % 251)

describe('a Word document', () => {
  const document = docx([
    { heading: 'О клинике' },
    { text: 'Мы лечим детей и взрослых.' },
    { heading: 'Цены' },
    {
      rows: [
        ['Услуга', 'Цена, тг'],
        ['Пломба', '12 000'],
        ['Снимок', '2 000'],
      ],
    },
    { heading: 'Контакты' },
    { text: 'Тел. +7 (727) 250-11-22, пн–пт 9:00–18:00' },
  ])
  it('becomes a page for each main heading, with its facts', async () => {
    const { pages, facts } = await read(document, 'Наш сайт.docx')
    expect(pages.map(({ title, slug }) => [title.ru, slug])).toEqual([
      ['О клинике', 'about'],
      ['Цены', 'tseny'],
      ['Контакты', 'kontakty'],
    ])
    expect(pages.map(({ blocks }) => blocks.map(({ type }) => type))).toEqual([
      ['page-title', 'rich-text'],
      ['page-title', 'services'],
      ['page-title', 'contacts', 'opening-hours'],
    ])
    expect(facts.map(factText).sort()).toEqual([
      'hours 1-5 09:00-18:00',
      'phone +77272501122',
      'price Пломба = 12000 KZT',
      'price Снимок = 2000 KZT',
    ])
  })

  it('that unpacks to more than it may is refused before it is unpacked', async () => {
    const bomb = docx([{ text: 'x' }], { 'word/media/a.bin': new Uint8Array(limits.unpackedBytes + 1) })
    expect(bomb.length).toBeLessThan(200_000)
    expect(await faultOf(bomb)).toBe('bomb')
  })

  it('with more files than a site has is refused, however small they are', async () => {
    const files = Object.fromEntries(
      Array.from({ length: limits.entries + 1 }, (_, at) => [`${at}.html`, new Uint8Array(1)]),
    )
    expect(await faultOf(zipSync(files))).toBe('bomb')
  })

  it('whose list names one file again and again is unpacked once', async () => {
    const archive = zipSync({ 'index.html': bytes('<h1>Цены</h1><p>Пломба – 12 000 тг</p>') })
    const view = new DataView(archive.buffer)
    const at = (sign: number) =>
      archive.findLastIndex((_, at) => view.byteLength - at > 4 && view.getUint32(at, true) === sign)
    const [directory, end] = [at(0x02014b50), at(0x06054b50)]
    const many = Array.from({ length: 60_000 }, () => archive.slice(directory, end))
    const site = await read(Buffer.concat([archive.slice(0, directory), ...many, archive.slice(end)]))
    expect(site.facts).toHaveLength(1)
  })

  it('inside of an archive is not unpacked', async () => {
    const inner = zipSync({ 'a.html': new Uint8Array(limits.unpackedBytes - 1) })
    const layers = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`${at}.zip`, inner]))
    const page = { 'index.html': bytes('<h1>Цены</h1><p>Пломба – 12 000 тг</p>') }
    const { facts, pages } = await read(zipSync({ ...layers, ...page }))
    expect([facts.length, pages.length]).toEqual([1, 1])
  })

  it('that is behind a password, of an old Word, or broken is refused with its own word', async () => {
    const office = (text: string) =>
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...new Uint8Array(600), ...encode(text, 'utf-16le')])
    expect(await faultOf(office('EncryptedPackage'))).toBe('encrypted')
    expect(await faultOf(office('WordDocument'))).toBe('oldWord')
    const program = Uint8Array.from({ length: 5000 }, (_, index) => (index * 37) % 256)
    expect(await faultOf(program)).toBe('binary')
    expect(await faultOf(document.subarray(0, document.length / 2))).toBe('broken')
    const locked = document.slice()
    locked[6] = 1
    expect(await faultOf(locked)).toBe('encrypted')
  })
})

describe('a saved page', () => {
  it('in an archive brings its pictures', async () => {
    const archive = zipSync({
      'site/index.html': strToU8(
        '<h1>Главная</h1><p>Добро пожаловать в клинику.</p><img src="index_files/room.png" alt="Кабинет"><img src="https://old.kz/a.jpg">',
      ),
      'site/about.html': strToU8(
        '<h1>О нас</h1><p>Работаем с 2001 года.</p><img src="index_files/room.png">',
      ),
      'site/index_files/room.png': png,
      'site/index_files/ad.html': strToU8('<p>реклама</p>'),
    })
    const { site, pictures } = await readSite({ name: 'site.zip', bytes: archive }, 2026)
    expect(site.pages.map(({ slug }) => slug)).toEqual(['about', 'about-2'])
    expect(site.pictures).toEqual([
      { src: '/images/import-1', name: 'room.png', type: 'image/png', bytes: 300 },
    ])
    expect(pictures.get('/images/import-1')).toEqual(png)
    expect(JSON.stringify(site.pages)).toContain('"src":"/images/import-1","alt":"Кабинет"')
    expect(site.notes).toEqual(['foreignPictures'])
  })

  it('as one file (MHTML) brings its pictures', async () => {
    const base64 = Buffer.from(png).toString('base64')
    const words = [...new TextEncoder().encode('Лечим зубы')]
      .map((byte) => `=${byte.toString(16).toUpperCase()}`)
      .join('')
    const file = [
      'From: <Saved by Blink>',
      'Snapshot-Content-Location: https://old.kz/',
      'MIME-Version: 1.0',
      'Content-Type: multipart/related;',
      '\ttype="text/html";',
      '\tboundary="----b"',
      '',
      '',
      '------b',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      'Content-Location: https://old.kz/',
      '',
      `<h1>${words}</h1><p>${words}</p><img src=3D"/room.png" width=3D=`,
      '"40">',
      '------b',
      'Content-Type: image/png',
      'Content-Transfer-Encoding: base64',
      'Content-Location: https://old.kz/room.png',
      '',
      base64,
      '------b--',
      '',
    ].join('\r\n')
    const { site, pictures } = await readSite({ name: 'old.mhtml', bytes: bytes(file) }, 2026)
    expect(site.pages[0]?.title).toEqual({ ru: 'Лечим зубы' })
    expect(pictures.get('/images/import-1')).toEqual(png)
  })
})

describe('a file that cannot be read', () => {
  it.each([
    ['empty', new Uint8Array()],
    ['empty', bytes('   \n ')],
    ['empty', bytes('<html><body><div></div></body></html>')],
    ['scripts', bytes(`<html><body><div id="root"></div><script>${'x'.repeat(400)}</script></body></html>`)],
    ['frames', bytes('<frameset><frame src="menu.html"><frame src="main.html"></frameset>')],
    ['pdf', bytes('%PDF-1.7')],
    ['rtf', bytes('{\\rtf1 text}')],
    ['pictureFile', png],
    ['spreadsheet', zipSync({ 'xl/workbook.xml': strToU8('<a/>') })],
    ['noPage', zipSync({ 'a.txt': strToU8('a') })],
    ['encoding', Uint8Array.from({ length: 4000 }, (_, index) => 128 + ((index * 37) % 128))],
    ['tooLarge', bytes(`<p>${'а'.repeat(limits.pageLetters)}`)],
    ['tooLarge', new Uint8Array(limits.fileBytes + 1)],
  ])('says why: %s', async (code, file) => {
    expect(await faultOf(file)).toBe(code)
  })
})

describe('a hostile page', () => {
  it('leaves nothing that runs', async () => {
    const { pages, facts } = await read(
      bytes(`<h1>Hi <img src=x onerror=alert(1)></h1><script>alert(1)</script><p onclick="alert(1)">text of the page <a href="javascript:alert(1)">press</a>
        <a href=" jAvAsCrIpT&colon;alert(1)">again</a><img src="data:image/svg+xml,<svg onload=alert(1)>"><iframe src="https://bad.example"></iframe><svg><script>alert(1)</script></svg>
        <a href="https://bank.kz@bad.example">bank</a></p><style>@import 'x'</style><math><mi xlink:href="javascript:alert(1)"></math>`),
    )
    const all = JSON.stringify({ pages, facts })
    expect(all).toContain('text of the page')
    expect(all).not.toMatch(/javascript|alert|data:|svg|onerror|bad\.example/i)
  })
})

describe('a page without what is needed', () => {
  it('in Uzbek alone says that Russian is missing', async () => {
    const { pages, notes, languages } = await read(
      bytes('<h1>Klinika haqida</h1><p>Bizning shifokorlarimiz bemorlarni har kuni qabul qiladi.</p>'),
    )
    expect([pages[0]?.title, languages, notes]).toEqual([{ uz: 'Klinika haqida' }, ['uz'], ['noRussian']])
  })

  it('of pictures alone says so and keeps them', async () => {
    const { pages, notes } = await read(
      bytes('<img src="https://old.kz/1.jpg"><img src="https://old.kz/2.jpg">'),
    )
    expect(notes).toEqual(['onlyPictures', 'foreignPictures'])
    expect(JSON.stringify(pages)).toContain('https://old.kz/2.jpg')
  })

  it('of frames and menus keeps them beside', async () => {
    const { leftOut } = await read(
      bytes(
        '<nav><a href="/a">Цены</a><a href="/b">Врачи</a></nav><div class="cookie-bar">Мы используем cookie</div><p>Лечим взрослых и детей. <a href="/c.html">Подробнее</a></p><iframe src="https://map.example/1"></iframe><img src="http://old.kz/price.jpg" alt="Прайс">',
      ),
    )
    expect(leftOut.map(({ reason, text }) => `${reason}: ${text}`)).toEqual([
      'menu: Цены Врачи',
      'cookies: Мы используем cookie',
      'frame: https://map.example/1',
      'picture: Прайс — http://old.kz/price.jpg',
      'link: /c.html',
    ])
  })
})

it('a page that says the same in two languages has both texts in each block', async () => {
  const { pages } = await read(
    bytes(
      '<h2>О нас</h2><p>Мы семейная клиника и принимаем взрослых и детей.</p><h2>Біз туралы</h2><p>Біз отбасылық емханамыз, ересектер мен балаларды қабылдаймыз.</p>',
    ),
  )
  const [, text, ...others] = pages[0]?.blocks ?? []
  expect([Object.keys(text?.props.content as object).sort(), others]).toEqual([['kk', 'ru'], []])
})
