import { describe, expect, test } from 'vitest'
import { extensionOf, filePattern, webFilePattern } from './file-url.ts'

const file = new RegExp(filePattern('pdf', 'jpg'), 'u')
const web = new RegExp(webFilePattern('mp4'), 'u')

describe('the pattern of a file', () => {
  test.each([
    'https://files.clinic.kz/license.pdf',
    'https://files.clinic.kz/a/Лицензия.PDF?v=2#page=3',
    'https://xn--80a.xn--p1ai/a.jpg',
    '/files/price.pdf',
    '/a.JPG',
  ])('takes %s', (url) => {
    expect(url).toMatch(file)
  })

  test.each([
    'http://clinic.kz/license.pdf',
    'https://clinic.kz/license.exe',
    'https://clinic.kz/license.pdf.exe',
    'https://clinic.kz/view?file=license.pdf',
    'https://clinic/license.pdf',
    'https://user@clinic.kz/license.pdf',
    'https://clinic.kz;sandbox/license.pdf',
    '//clinic.kz/license.pdf',
    '/\\clinic.kz/license.pdf',
    'javascript:alert(1)//.pdf',
    'data:application/pdf,.pdf',
    '/two words.pdf',
    'license.pdf',
  ])('refuses %s', (url) => {
    expect(url).not.toMatch(file)
  })

  test('takes no path of this site where it must be on the web', () => {
    expect('https://clinic.kz/film.mp4').toMatch(web)
    expect('/film.mp4').not.toMatch(web)
  })
})

describe('extensionOf', () => {
  test.each([
    ['/files/Price.PDF', 'pdf'],
    ['https://clinic.kz/a.b.docx?v=1.2#x.y', 'docx'],
    ['/files/price?name=a.pdf', undefined],
  ])('of %s is %s', (url, extension) => {
    expect(extensionOf(url)).toBe(extension)
  })
})
