import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugOfAlias, slugOfKind } from './menu-slug.ts'

/** Aliases of the map with their names. */
const known = [
  ['gos-simvoly', 'state-symbols'],
  ['государственные символы', 'state-symbols'],
  ['гобмп', 'gobmp'],
  ['осмс', 'osms'],
  ['фотогалерея', 'gallery'],
  ['блог главного врача', 'medical-director'],
] as const

/** Another way to write the same words: capitals here and there, any blanks between and around, letters in two signs. */
const written = (alias: string) =>
  fc
    .record({
      capitals: fc.array(fc.boolean(), { minLength: alias.length, maxLength: alias.length }),
      blank: fc.stringMatching(/^[ \t\n\u00a0\u2009]{1,4}$/),
      around: fc.stringMatching(/^[ \t\n\u00a0]{0,3}$/),
      form: fc.constantFrom('NFC', 'NFD', 'NFKC'),
    })
    .map(({ capitals, blank, around, form }) => {
      const letters = [...alias].map((letter, index) => (capitals[index] ? letter.toUpperCase() : letter))
      return around + letters.join('').replaceAll(' ', blank).normalize(form) + around
    })

describe('slugOfAlias', () => {
  it.each(known)('knows «%s» however it is written, as %s (C-22, V-20)', (alias, slug) => {
    fc.assert(
      fc.property(written(alias), (one) => {
        expect(slugOfAlias(one)).toBe(slug)
      }),
    )
  })

  it('takes Kazakh letters for their Russian neighbours, as search does', () => {
    expect(slugOfAlias('Фотоғалерея')).toBe('gallery')
  })

  it('does not take a part of a name for the name', () => {
    expect(slugOfAlias('блог главного врача клиники')).toBe('blog-glavnogo-vracha-kliniki')
    expect(slugOfAlias('фото галерея')).toBe('foto-galereya')
    expect(slugOfAlias('осмс и гобмп')).toBe('osms-i-gobmp')
  })

  it('gives an address part of whatever else, or nothing, and the same for its own answer', () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('__proto__', 'constructor', '/', '..', '%2F', '😀', 'ОСМС?', '<b>', 'ŞİŞ', 'oʻzbek'),
    )
    fc.assert(
      fc.property(odd, (alias) => {
        const slug = slugOfAlias(alias)
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(slug.length).toBeLessThanOrEqual(80)
        if (slug !== 'gos-simvoly') expect(slugOfAlias(slug)).toBe(slug)
      }),
    )
  })
})

describe('slugOfKind', () => {
  it('is the kind itself but for promotions, which have no page (C-21)', () => {
    expect(slugOfKind('ask-question')).toBe('ask-question')
    expect(slugOfKind('promotions')).toBeUndefined()
    expect(slugOfKind(undefined)).toBeUndefined()
  })
})
