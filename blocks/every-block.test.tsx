import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../locales/locale.ts'
import { blockComponents } from '../renderer/registry.ts'
import type { BlockDefinition } from '../schemas/page/define-block.ts'
import { blockDefinitions } from '../schemas/registry.ts'
import { render } from '../ui/test/render.tsx'
import { exampleOf } from './test/example.ts'

const withData = [...blockDefinitions.values()].filter(({ example }) => example.data)

function draw(definition: BlockDefinition, locale: Locale): string {
  const Component = blockComponents.get(definition.type)
  if (!Component) throw new Error(`${definition.type} has no component`)
  return render(<Component {...exampleOf(definition, locale)} />, locale)
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim()

describe.each(locales)('a block with data, in %s', (locale) => {
  it.each(withData)('$type leaves no element empty', (definition) => {
    const empty = draw(definition, locale).match(
      /<(p|ul|ol|li|dl|dt|dd|h[1-6]|a|button|table|tr|td|th|section|article)(?![^>]*role="status")[^>]*>\s*<\/\1>/g,
    )
    // The container of the live map is hidden until the map is loaded.
    expect(empty?.filter((element) => !element.includes('hidden=""')) ?? []).toEqual([])
  })

  it.each(withData)('$type steps its headings down one by one', (definition) => {
    const levels = [...draw(definition, locale).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    // A form may have the heading of its page alone.
    expect(levels[0] ?? 1).toBeLessThanOrEqual(2)
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1)
    }
  })

  it.each(withData)('$type names every link and button', (definition) => {
    const nameless = [...draw(definition, locale).matchAll(/<(a|button)\b([^>]*)>(.*?)<\/\1>/gs)].filter(
      ([, , attributes = '', inner = '']) =>
        textOf(inner) === '' && !/alt="[^"]/.test(inner) && !/aria-label=/.test(attributes),
    )
    expect(nameless).toEqual([])
  })

  it.each(withData)('$type gives an id once', (definition) => {
    const ids = [...draw(definition, locale).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(withData)('$type never shows a value that is none', (definition) => {
    expect(textOf(draw(definition, locale))).not.toMatch(/undefined|null|NaN|\[object|\{\{|blocks:/)
  })
})

describe.each(['uz', 'en'] as const)('a block with data, in %s', (locale) => {
  it.each(withData)(
    '$type has no Cyrillic but in names of people and in what names its language',
    (definition) => {
      const own = draw(definition, locale).replace(/<span lang="(?:ru|kk)">[^<]*<\/span>/g, '')
      const names = /Айгерим Сапарова|Гульнара М\.|Нұрлан/g
      expect(textOf(own).replace(names, '')).not.toMatch(/\p{Script=Cyrillic}/u)
    },
  )
})
