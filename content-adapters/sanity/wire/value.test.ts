import { describe, expect, it } from 'vitest'
import { locales } from '../../../locales/locale.ts'
import { t } from '../../../schemas/core/type.ts'
import { blockDefinitions } from '../../../schemas/registry.ts'
import { blockReader, blockToSanity } from './block.ts'
import { fromSanity, toSanity } from './value.ts'

const pictures = { projectId: 'abc', dataset: 'production' }
const read = blockReader(pictures)
const examples = [...blockDefinitions.values()].map(({ type, upgrades, example }) => ({
  id: type,
  type,
  v: (upgrades?.length ?? 0) + 1,
  props: example.props as Record<string, unknown>,
}))

describe('a block', () => {
  it.each(examples)('$type comes back from Sanity as it was', (block) => {
    expect(read([blockToSanity(block)])).toEqual([block])
  })

  it('comes back with what is in it, and with its days', () => {
    const [inner] = examples
    const columns = {
      id: 'c',
      type: 'columns',
      v: 1,
      props: {},
      children: inner ? [inner] : [],
      visibility: { from: '2026-12-01' },
    }
    expect(read([blockToSanity(columns)])).toEqual([columns])
  })

  it('says its version only if that is not the current one', () => {
    const hero = examples.find(({ type }) => type === 'hero')
    expect(hero && blockToSanity(hero)).not.toHaveProperty('v')
    expect(hero && blockToSanity({ ...hero, v: hero.v + 1 })).toMatchObject({
      v: hero?.v === undefined ? 0 : hero.v + 1,
    })
  })

  it('of a type that we do not know keeps everything that it has', () => {
    const raw = {
      _type: 'priceCalculator',
      _key: 'k',
      rates: [{ _type: 'rate', _key: 'r', value: 3, note: null }],
    }
    const { _type, _key, ...props } = raw
    const block = { id: 'k', type: 'price-calculator', v: 1, props }
    expect(read([raw])).toEqual([block])
    expect(blockToSanity(block)).toEqual(raw)
  })

  it('is a text where paragraphs stand in its place', () => {
    const paragraph = (key: string) => ({
      _type: 'block',
      _key: key,
      style: 'normal',
      children: [{ _type: 'span', text: key }],
    })
    const blocks = read([paragraph('a'), paragraph('b'), { _type: 'faq', _key: 'q' }, paragraph('c')])
    expect(blocks.map(({ id, type }) => [id, type])).toEqual([
      ['text-a', 'rich-text'],
      ['q', 'faq'],
      ['text-c', 'rich-text'],
    ])
    expect(blocks[0]?.props).toMatchObject({ content: { ru: [{ _key: 'a' }, { _key: 'b' }] } })
  })

  it('that is none is left out', () => {
    expect(read([null, 'text', {}, { _type: 3 }])).toEqual([])
    expect(read('blocks')).toEqual([])
  })
})

describe('a text', () => {
  const schema = t.text()
  const texts = { ru: 'Врачи', kk: 'Дәрігерлер', uz: 'Shifokorlar', en: 'Doctors' }
  it('may be an object with a field for each language, or a list of languages', () => {
    expect(toSanity(schema, texts)).toEqual({ _type: 'localizedText', ...texts })
    expect(fromSanity(schema, { _type: 'localizedText', ...texts, uz: null }, pictures)).toEqual({
      ...texts,
      uz: undefined,
    })
    const list = locales.map((_key) => ({
      _type: 'internationalizedArrayStringValue',
      _key,
      value: texts[_key],
    }))
    expect(fromSanity(schema, list, pictures)).toEqual(texts)
  })

  it('may be one string, of a dataset in one language', () => {
    expect(fromSanity(schema, 'Врачи', pictures)).toEqual({ ru: 'Врачи' })
    expect(fromSanity(t.rich(), 'Врачи', pictures)).toMatchObject({ ru: [{ children: [{ text: 'Врачи' }] }] })
  })
})

describe('a picture', () => {
  const schema = t.image()
  const asset = { _type: 'reference', _ref: 'image-abc123-2000x1000-webp' }
  it('that was uploaded has an address with its crop, its size after that, and its hotspot as our focus', () => {
    const image = {
      _type: 'image',
      asset,
      crop: { left: 0.25, right: 0.25, top: 0, bottom: 0.5 },
      hotspot: { x: 0.5, y: 0.25, width: 0.2, height: 0.2 },
    }
    expect(
      fromSanity(schema, { _type: 'picture', image, alt: { _type: 'localizedText', ru: 'Вход' } }, pictures),
    ).toEqual({
      src: 'https://cdn.sanity.io/images/abc/production/abc123-2000x1000.webp?rect=500,0,1000,500&auto=format',
      width: 1000,
      height: 500,
      focus: { x: 0.5, y: 0.5 },
      alt: { ru: 'Вход' },
    })
  })

  it('may be a plain image of Sanity, whose alt is a string', () => {
    expect(fromSanity(schema, { _type: 'image', asset, alt: 'Вход' }, pictures)).toMatchObject({
      width: 2000,
      alt: { ru: 'Вход' },
    })
  })

  it('with an address of ours keeps it', () => {
    const ours = { src: '/images/a', width: 10, height: 20, color: '#aabbcc', alt: { ru: 'Вход' } }
    expect(fromSanity(schema, toSanity(schema, ours), pictures)).toEqual(ours)
  })

  it.each([
    ['is being uploaded', { _type: 'image', _upload: {} }],
    ['has an id without a size', { _type: 'image', asset: { _ref: 'image-abc-jpg' } }],
    ['is cropped to nothing', { _type: 'image', asset, crop: { left: 0.6, right: 0.6, top: 0, bottom: 0 } }],
  ])('that %s has no address', (_, image) => {
    expect(fromSanity(schema, { _type: 'picture', image, alt: { ru: 'Вход' } }, pictures)).toEqual({
      alt: { ru: 'Вход' },
    })
  })
})

it('drops the fields of other variants, which the studio hides', () => {
  expect(
    fromSanity(
      t.link(),
      { _type: 'link', kind: 'phone', number: '+77001234567', href: 'https://a.kz', path: null },
      pictures,
    ),
  ).toEqual({
    kind: 'phone',
    number: '+77001234567',
  })
})

it('reads places and phones as Sanity and people write them', () => {
  const label = { ru: 'Поле', kk: 'Өріс', uz: 'Maydon', en: 'Field' }
  const point = t.object({ latitude: t.number({ label }), longitude: t.number({ label }) })
  expect(fromSanity(point, { _type: 'geopoint', lat: 43.2, lng: 76.9 }, pictures)).toEqual({
    latitude: 43.2,
    longitude: 76.9,
  })
  const phones = t.array(t.phone({ label }), { label })
  expect(fromSanity(phones, ['+7 (727) 250-11-22', 'none'], pictures)).toEqual(['+77272501122', 'none'])
})
