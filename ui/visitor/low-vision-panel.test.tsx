import { expect, test } from 'vitest'
import { locales } from '../../locales/locale.ts'
import { render } from '../test/render.tsx'
import { defaultLowVision, lowVisionOf, lowVisionOptions } from './low-vision.ts'
import { LowVisionPanel } from './low-vision-panel.tsx'

const choices = Object.values(lowVisionOptions).flat()

test.each(locales)('names every choice in %s', (locale) => {
  const html = render(<LowVisionPanel settings={defaultLowVision} />, locale)
  expect(html.match(/<input /g)).toHaveLength(choices.length)
  const texts = [...html.matchAll(/>([^<>]+)</g)].map(([, text]) => text)
  // Seven headings, the choices, four buttons, and the name.
  expect(texts).toHaveLength(7 + choices.length + 4 + 1)
  expect(texts.filter((text) => text?.includes('vision:') || /^[a-z]+\./.test(text ?? ''))).toEqual([])
})

test('sends the settings that it shows', () => {
  const settings = lowVisionOf(new URLSearchParams('size=200&images=off&line=wider&scheme=brown-on-beige'))
  const html = render(<LowVisionPanel settings={settings} />)
  const sent = [
    ...html.matchAll(/name="(\w+)" checked="" value="([^"]+)"|name="(\w+)" value="([^"]+)" checked=""/g),
  ]
  expect(Object.fromEntries(sent.map(([, a, b, c, d]) => [a ?? c, b ?? d]))).toEqual(settings)
})

test.each(locales)('says in %s where nothing can read its language', (locale) => {
  const html = render(<LowVisionPanel settings={defaultLowVision} />, locale)
  expect(html).toMatch(/<p hidden="" data-speech="true" data-none="[^":]{30,}\.">/)
  expect(html).toMatch(/<button type="button" data-stop="[^":]{5,}">/)
})
