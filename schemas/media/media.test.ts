import { describe, expect, it } from 'vitest'
import { addressesIn } from './addresses-in.ts'
import { picturesIn } from './pictures-in.ts'
import { replaceMedia } from './replace-media.ts'

const room = '/images/site/1/a'
const picture = {
  src: room,
  width: 8,
  height: 6,
  color: '#aabbcc',
  focus: { x: 0, y: 1 },
  alt: { ru: 'Кабинет' },
}
const html = `<figure><img src="${room}" width="8"></figure><p><a href="/files/site/1/a.pdf" download>x</a></p>`
const value = {
  title: { ru: 'О /images/site/1/a словами' },
  items: [{ image: picture }, { image: { ...picture, src: '/images/site/1/b' } }],
  about: { ru: html },
  file: { href: '/files/site/1/b.pdf', bytes: 7, name: 'Прайс' },
}
const other = { src: '/images/site/1/c', width: 4, height: 4, color: '#000000' }

describe('what a value shows', () => {
  it('has addresses of pictures and files, also in HTML, and none that a text only names', () => {
    expect([...addressesIn(value)].sort()).toEqual([
      '/files/site/1/a.pdf',
      '/files/site/1/b.pdf',
      '/images/site/1/a',
      '/images/site/1/b',
    ])
  })

  it('has each picture once with its size', () => {
    const { focus: _, ...facts } = picture
    expect([...picturesIn([value, value]).values()]).toEqual([facts, { ...facts, src: '/images/site/1/b' }])
  })
})

describe('another picture in its place', () => {
  it('is shown everywhere with its own size, and keeps the alt text of the place', () => {
    const next = replaceMedia(value, room, other)
    expect(next.items[0]).toEqual({ image: { ...other, alt: { ru: 'Кабинет' } } })
    expect(next.about.ru).toContain('<img src="/images/site/1/c"')
    expect(next.title).toBe(value.title)
    expect(next.items[1]).toBe(value.items[1])
  })

  it('brings its focal point only where a picture can be cut off', () => {
    const logo = { src: room, width: 8, height: 6 }
    const focus = { x: 0.5, y: 0.25 }
    expect(replaceMedia({ logo, picture }, room, { ...other, focus })).toEqual({
      logo: other,
      picture: { ...other, focus, alt: picture.alt },
    })
  })

  it('takes the weight of a file with it', () => {
    const { file } = replaceMedia(value, '/files/site/1/b.pdf', { src: '/files/site/1/c.pdf', bytes: 9 })
    expect(file).toEqual({ href: '/files/site/1/c.pdf', bytes: 9, name: 'Прайс' })
  })

  it('leaves a value that does not show it as it is', () => {
    expect(replaceMedia(value, '/images/site/1/z', other)).toBe(value)
  })
})
