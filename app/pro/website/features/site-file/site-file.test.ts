import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { FileStore } from '../../../../../backend/kit/files/store.ts'
import { siteEntries } from '../../../../../backend/site-file/site-entries.ts'
import { zipStream } from '../../../../../backend/site-file/zip-stream.ts'
import type { MediaItem } from '../../../../../schemas/api/media.ts'
import { siteFileFormat } from '../../../../../schemas/api/site-file.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { anyDraft } from '../../../../../schemas/draft/testing/random-drafts.ts'
import { bringIn, mediaToAdd } from './bring-in.ts'
import { readSiteFile } from './read-site-file.ts'

const name = (letter: string) => letter.repeat(32)
const photo = `/images/site/1001/${name('a')}`
const gone = `/images/site/1001/${name('b')}`
const prices = `/files/site/1001/${name('c')}.pdf`
const drawn = '/images/demo-dent/room-1'
const picture = (src: string) => ({ src, width: 800, height: 600, color: '#aabbcc', alt: { ru: 'Кабинет' } })
const block = (id: string, type: string, props: object) => ({ id, type, v: 1, props: { ...props } })
const draft: SiteDraft = {
  design: { template: 'landing', theme: {} },
  menu: [],
  pages: {
    index: {
      slug: '',
      title: { ru: 'Главная' },
      blocks: [
        ...[photo, photo, gone, drawn].map((src, at) => block(`p${at}`, 'image', { image: picture(src) })),
        block('d', 'documents', { items: [{ url: prices, bytes: 5 }] }),
      ],
    },
  },
}

const kept: Record<string, Uint8Array<ArrayBuffer>> = {
  [`media/site/1001/${name('a')}.webp`]: new Uint8Array([0x50, 0x4b, 7, 8, 1, 2, 3]),
  [`files/site/1001/${name('c')}.pdf`]: new TextEncoder().encode('%PDF-'),
}
const files = { read: async (file: string) => kept[file] } as FileStore

async function exported(of: SiteDraft = draft) {
  const names = new Map([[photo, 'Ресепшен']])
  const stream = zipStream(siteEntries(files, { company: '1001', name: 'Демо-Дент', draft: of, names }))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
const read = async (bytes: Uint8Array) => {
  const found = readSiteFile(bytes)
  if (typeof found === 'string') throw new Error(found)
  return found
}
const libraryOf = (company: string) => {
  const sent: { name: string; size: number }[] = []
  const add = async (file: File) => {
    sent.push({ name: file.name, size: file.size })
    const SRC = `/images/site/${company}/${sent.length}`
    return { SRC, WIDTH: 400, HEIGHT: 300, COLOR: '#000000', BYTES: file.size } as MediaItem
  }
  return { add, sent }
}

describe('the archive of a site', () => {
  it('has its draft, and each picture and document that was uploaded once', async () => {
    const { site, files: inside } = await read(await exported())
    expect(site).toMatchObject({ FORMAT: siteFileFormat, NAME: 'Демо-Дент', SITE: draft })
    expect(site.MEDIA.map(({ SRC, NAME }) => [SRC, NAME])).toEqual([
      [photo, 'Ресепшен'],
      [prices, ''],
    ])
    expect(inside[`media/${name('a')}.webp`]).toEqual(kept[`media/site/1001/${name('a')}.webp`])
  })

  it('gives any draft back as it was', () =>
    fc.assert(
      fc.asyncProperty(anyDraft, async (of) => {
        expect((await read(await exported(of))).site.SITE).toEqual(JSON.parse(JSON.stringify(of)))
      }),
      { numRuns: 30 },
    ))

  it('is read from the store as it is sent: a site with many pictures needs the memory of a few', async () => {
    const hex = (at: number) => at.toString(16).padStart(32, '0')
    const many = Array.from({ length: 200 }, (_, at) => picture(`/images/site/1001/${hex(at)}`))
    const gallery = {
      ...draft,
      pages: {
        index: {
          slug: '',
          title: { ru: 'Фото' },
          blocks: many.map((image, at) => block(`b${at}`, 'image', { image })),
        },
      },
    }
    let count = 0
    const store = { read: async () => new Uint8Array(++count) } as unknown as FileStore
    const entries = siteEntries(store, { company: '1001', name: 'А', draft: gallery, names: new Map() })
    const reader = zipStream(entries).getReader()
    await reader.read()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(10)
    while (!(await reader.read()).done);
    expect(count).toBe(200)
  })

  it('becomes a site whose pictures are in the library of the clinic that takes it', async () => {
    const found = await read(await exported())
    const { add, sent } = libraryOf('1002')
    const counts: number[] = []
    const brought = await bringIn(found, {
      counters: undefined,
      add,
      added: (count) => counts.push(count),
    })
    expect(sent).toEqual([
      { name: 'Ресепшен.webp', size: 7 },
      { name: 'media.pdf', size: 5 },
    ])
    expect(counts).toEqual([1, 2])
    expect(mediaToAdd(found)).toHaveLength(2)
    const blocks = brought.pages.index?.blocks ?? []
    expect(blocks[0]?.props).toMatchObject({
      image: { src: '/images/site/1002/1', width: 400, alt: { ru: 'Кабинет' } },
    })
    expect(blocks[1]?.props).toEqual(blocks[0]?.props)
    // A picture that is not in the archive keeps its address: on the same server the file may still be there.
    expect(blocks.slice(2, 4).map(({ props }) => props)).toEqual(
      [gone, drawn].map((src) => ({ image: picture(src) })),
    )
    expect(blocks[4]?.props).toMatchObject({ items: [{ url: '/images/site/1002/2', bytes: 5 }] })
  })

  it('counts visits for whom the site did that it replaces, whatever company it says to be of', async () => {
    const footer = { license: true }
    const settings = { counters: { metrika: '66666666' }, footer }
    const found = await read(await exported({ ...draft, design: { ...draft.design, settings } }))
    const broughtOver = async (counters?: { metrika: string }) => {
      const { add } = libraryOf('1001')
      return (await bringIn(found, { counters, add, added: () => {} })).design.settings
    }
    expect(await broughtOver()).toEqual({ footer })
    expect(await broughtOver({ metrika: '12345678' })).toEqual({ footer, counters: { metrika: '12345678' } })
  })

  const archive = (value: unknown) => zipSync({ 'site.json': strToU8(JSON.stringify(value)) })
  const right = {
    FORMAT: siteFileFormat,
    COMPANY: '1001',
    NAME: 'А',
    AT: '2026-11-24T00:00:00Z',
    SITE: draft,
    MEDIA: [],
  }
  it.each([
    ['newer', archive({ ...right, FORMAT: siteFileFormat + 1, SITE: 'unheard-of' })],
    ['broken', archive({ ...right, SITE: { ...draft, menu: 'no' } })],
    ['broken', archive({ ...right, MEDIA: [{ SRC: photo, FILE: '../../etc/passwd', NAME: '' }] })],
    ['notASite', archive([1])],
    ['notASite', zipSync({ 'page.html': strToU8('<h1>') })],
    ['notASite', strToU8('%PDF-1.7')],
    ['notASite', new Uint8Array()],
  ])('is refused as %s', (fault, bytes) => {
    expect(readSiteFile(bytes)).toBe(fault)
  })

  it('is refused before it is unpacked if it would be too large', () => {
    const bomb = zipSync({ 'media/a': new Uint8Array(1) })
    const view = new DataView(bomb.buffer)
    const directory = bomb.findLastIndex(
      (_, at) => view.byteLength - at > 4 && view.getUint32(at, true) === 0x02014b50,
    )
    view.setUint32(directory + 24, 2_000_000_000, true)
    expect(readSiteFile(bomb)).toBe('tooLarge')
  })

  it('is refused before its description is unpacked again and again', () => {
    const bomb = zipSync({ 'site.json': new Uint8Array(1) })
    const view = new DataView(bomb.buffer)
    const directory = bomb.findLastIndex(
      (_, at) => view.byteLength - at > 4 && view.getUint32(at, true) === 0x02014b50,
    )
    const end = bomb.findLastIndex(
      (_, at) => view.byteLength - at > 4 && view.getUint32(at, true) === 0x06054b50,
    )
    view.setUint32(directory + 24, 20_000_000, true)
    const entry = bomb.slice(directory, end)
    const many = Array.from({ length: 1000 }, () => entry)
    const tail = bomb.slice(end)
    const tailView = new DataView(tail.buffer)
    tailView.setUint16(8, many.length, true)
    tailView.setUint16(10, many.length, true)
    tailView.setUint32(12, many.length * entry.length, true)
    const start = process.cpuUsage()
    expect(readSiteFile(Buffer.concat([bomb.slice(0, directory), ...many, tail]))).toBe('tooLarge')
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(10_000)
  })

  it('is refused before files that lie over each other are unpacked one by one', () => {
    const bomb = zipSync({ 'media/a': new Uint8Array(5_000_000) }, { level: 9 })
    const view = new DataView(bomb.buffer)
    const at = (sign: number) =>
      bomb.findLastIndex((_, at) => view.byteLength - at > 4 && view.getUint32(at, true) === sign)
    const [directory, end] = [at(0x02014b50), at(0x06054b50)]
    // Each claims to be small, and is the same five megabytes.
    view.setUint32(directory + 24, 1, true)
    const many = Array.from({ length: 5000 }, () => bomb.slice(directory, end))
    const tail = bomb.slice(end)
    const tailView = new DataView(tail.buffer)
    tailView.setUint16(8, many.length, true)
    tailView.setUint16(10, many.length, true)
    tailView.setUint32(12, many.length * (end - directory), true)
    const start = process.cpuUsage()
    expect(readSiteFile(Buffer.concat([bomb.slice(0, directory), ...many, tail]))).toBe('tooLarge')
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(10_000)
  })

  it('never throws, whatever a file has', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.boolean(), (bytes, isZip) => {
        expect(typeof readSiteFile(isZip ? zipSync({ 'site.json': bytes }) : bytes)).toBe('string')
      }),
    ))
})
