import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quickest } from '../testing/quickest.ts'
import { embedPattern, parseEmbedUrl } from './embed-url.ts'

const google =
  'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2906.4!2d76.9285!3d43.2389!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x0%3A0x0!2z0JDQsdCw0Y8!5e0!3m2!1sru!2skz!4v1700000000000!5m2!1sru!2skz'
const gis =
  'https://widgets.2gis.com/widget?type=firmsonmap&options=%7B%22pos%22%3A%7B%22lat%22%3A43.2%2C%22lon%22%3A76.9%2C%22zoom%22%3A16%7D%2C%22opt%22%3A%7B%22city%22%3A%22almaty%22%7D%2C%22org%22%3A%2270000001000000001%22%7D'
const form = '1FAIpQLSd0123456789abcdefghijklmnopqrstuv'

const shown: [string, string, string, string][] = [
  [google, 'googleMaps', google, 'https://www.google.com/maps/search/?api=1&query=43.2389,76.9285'],
  [
    'https://yandex.kz/map-widget/v1/?ll=76.92%2C43.23&mode=search&oid=1234567890&z=16',
    'yandexMaps',
    'https://yandex.ru/map-widget/v1/?ll=76.92%2C43.23&mode=search&oid=1234567890&z=16',
    'https://yandex.ru/maps/?ll=76.92%2C43.23&mode=search&oid=1234567890&z=16',
  ],
  [gis, 'twoGis', gis, 'https://2gis.kz/firm/70000001000000001'],
  [
    `https://docs.google.com/forms/d/e/${form}/viewform?usp=sf_link`,
    'googleForms',
    `https://docs.google.com/forms/d/e/${form}/viewform?embedded=true`,
    `https://docs.google.com/forms/d/e/${form}/viewform`,
  ],
  [
    'https://forms.yandex.ru/u/0123456789abcdef01234567/',
    'yandexForms',
    'https://forms.yandex.ru/u/0123456789abcdef01234567/?iframe=1',
    'https://forms.yandex.ru/u/0123456789abcdef01234567/',
  ],
  [
    'https://www.instagram.com/clinic.kz/p/CxYz_12-aB/?utm_source=x',
    'instagram',
    'https://www.instagram.com/p/CxYz_12-aB/embed/captioned/',
    'https://www.instagram.com/p/CxYz_12-aB/',
  ],
  [
    'https://t.me/clinic_news/42?single',
    'telegram',
    'https://t.me/clinic_news/42?embed=1',
    'https://t.me/clinic_news/42',
  ],
]

const refused = [
  '',
  `<iframe src="${google}"></iframe>`,
  google.replace('https', 'http'),
  google.replace('www.google.com', 'www.google.com.evil.example'),
  `${google}"onload="alert(1)`,
  `${google}&callback=x`,
  'https://www.google.com/maps/embed?pb=!1m18',
  'https://www.google.com/maps/place/Clinic',
  'https://www.google.com/url?q=https://evil.example',
  'https://yandex.ru/map-widget/v1/?a="b',
  'https://yandex.ru.evil.example/map-widget/v1/?ll=1',
  'https://evil.example@yandex.ru/map-widget/v1/?ll=1',
  'https://yandex.ru/map-widget/v1/../../search/?ll=1',
  'https://widgets.2gis.com/widget?type=firmsonmap&options=%7B%7D',
  'https://docs.google.com/spreadsheets/d/e/1234567890123456789012345/pubhtml',
  'https://forms.gle/abc',
  'https://www.instagram.com/clinic.kz/',
  'https://t.me/clinic_news',
  'https://t.me/joinchat/abc',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'javascript:alert(1)',
]

describe('parseEmbedUrl', () => {
  test.each(shown)('makes of %s what %s shows', (url, service, frame, page) => {
    expect(parseEmbedUrl(url)).toMatchObject({ service, frame, page, origin: new URL(frame).origin })
  })

  test.each(refused)('refuses %s', (url) => {
    expect(parseEmbedUrl(url)).toBeUndefined()
    expect(new RegExp(embedPattern, 'u').test(url)).toBe(false)
  })

  test('lets no address bring a frame of another host, or a mark that ends an attribute', () => {
    const hosts = new Set(shown.map(([, , frame]) => new URL(frame).host))
    const start = fc.constantFrom(...shown.map(([url]) => url))
    fc.assert(
      fc.property(start, fc.nat(200), fc.string({ unit: 'grapheme', maxLength: 12 }), (url, at, more) => {
        const embed = parseEmbedUrl(url.slice(0, at) + more + url.slice(at))
        if (!embed) return
        expect(hosts).toContain(new URL(embed.frame).host)
        expect(`${embed.frame}${embed.page}`).not.toMatch(/["'<>\s\\]/)
      }),
      { numRuns: 500 },
    )
  })

  test('is quick with an address that nearly fits', () => {
    const near = `https://www.google.com/maps/embed?pb=${'!2d1!3d1'.repeat(3000)}"`
    expect(parseEmbedUrl(near)).toBeUndefined()
    expect(quickest(() => parseEmbedUrl(near), 200)).toBeLessThan(200)
  })
})
