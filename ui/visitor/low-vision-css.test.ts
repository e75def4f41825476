import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { lowVisionNames, lowVisionOptions } from './low-vision.ts'

const css = readFileSync(new URL('../low-vision.css', import.meta.url), 'utf8')
const tokens = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8')

/** The three colours of a scheme. */
function colorsOf(scheme: string): Record<string, string> {
  const [, body = ''] = new RegExp(`^\\[data-scheme="${scheme}"\\] \\{([^}]*)\\}`, 'm').exec(css) ?? []
  return Object.fromEntries(
    [...body.matchAll(/--scheme-(\w+): (#[0-9a-f]{6})/g)].map(([, name = '', color = '']) => [name, color]),
  )
}

/** Relative luminance and contrast as WCAG defines them. */
const luminance = (color: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (a: string, b: string) => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const panel = {
  size: ['100', '150', '200'],
  scheme: ['black-on-white', 'white-on-black', 'blue-on-light-blue', 'brown-on-beige', 'green-on-dark-brown'],
  spacing: ['normal', 'wide', 'wider'],
  line: ['normal', 'wide', 'wider'],
  font: ['sans', 'serif'],
  images: ['on', 'grey', 'off'],
  motion: ['off', 'on'],
}
test('the panel has these choices (F31)', () => expect(lowVisionOptions).toEqual(panel))

/** The declarations of a choice's rule, on the page or on everything in it. */
const ruleOf = (choice: string) =>
  new RegExp(`^:root\\[data-${choice}\\](?: \\*)? \\{\\n([^{}]*)`, 'm').exec(css)?.[1] ?? ''

test.each([
  ['size="150"', 'font-size: 150%'],
  ['size="200"', 'font-size: 200%'],
  ['spacing', 'letter-spacing: 0'],
  ['spacing="wide"', 'letter-spacing: 0.12em'],
  ['spacing="wider"', 'letter-spacing: 0.2em'],
  ['line', 'line-height: 1.5'],
  ['line="wide"', 'line-height: 1.75'],
  ['line="wider"', 'line-height: 2'],
])('the choice %s means %s (F31)', (choice, declaration) => {
  expect(ruleOf(choice)).toContain(`${declaration};`)
})

describe.each(lowVisionOptions.scheme)('the scheme %s (F31)', (scheme) => {
  const { ink = '', paper = '', tone = '' } = colorsOf(scheme)

  it('has text that stands out by 7 to 1 from the page, and by 4.5 to 1 from what lies on it', () => {
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(7)
    expect(contrast(ink, tone)).toBeGreaterThanOrEqual(4.5)
  })
})

test('a scheme gives every colour of the tokens one of its own three', () => {
  const [, mapped = ''] = /^:root\[data-scheme\] \{([^}]*)\}/m.exec(css) ?? []
  const all = [...tokens.matchAll(/^ {2}(--color-[a-z-]+):/gm)].map(([, name]) => name)
  expect(all.length).toBeGreaterThan(25)
  const set = [...mapped.matchAll(/(--color-[a-z-]+): var\(--scheme-(?:ink|paper|tone)\)/g)]
  expect(set.map(([, name]) => name).sort()).toEqual([...new Set(all)].sort())
})

test('every choice but the ordinary ones has a rule', () => {
  const ordinary = ['size 100', 'spacing normal', 'line normal', 'font sans', 'images on', 'motion on']
  const missing = lowVisionNames.flatMap((name) =>
    lowVisionOptions[name]
      .filter((value) => !css.includes(`[data-${name}="${value}"]`))
      .map((value) => `${name} ${value}`),
  )
  expect(missing.sort()).toEqual(ordinary.sort())
})

test('every text of a site is in the font that the reader has chosen, whatever the site’s own is', () => {
  const [, rules = ''] = /^:root\[data-scheme\] \{([^}]*)\}/m.exec(css) ?? []
  expect(rules).toContain('--font-heading: var(--font-sans)')
  expect(rules).toContain('--font-text: var(--font-sans)')
})
