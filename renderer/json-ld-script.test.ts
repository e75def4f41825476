import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonLdScript } from './json-ld-script.ts'

test('nothing in the data ends its script, and all of it is read back', () => {
  const nasty = fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--', '<script', '\u2028', ']]>'))
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.array(nasty)), (data) => {
      const html = jsonLdScript(data)
      const inner = html.slice('<script type="application/ld+json">'.length, -'</script>'.length)
      expect(inner).not.toMatch(/[<\u2028\u2029]/)
      expect(JSON.parse(inner)).toEqual(JSON.parse(JSON.stringify(data)))
    }),
  )
})

test('a page without data has no script', () => {
  expect(jsonLdScript(undefined)).toBe('')
})
