import { expect, test } from 'vitest'
import { defaultLowVision, type LowVision } from '../ui/visitor/low-vision.ts'
import { lowVisionDocument } from './low-vision.tsx'

const ordinary =
  '<!doctype html><html lang="kk"><head><link rel="preload" as="image" imagesrcset="/a.avif 1x">' +
  '<link rel="preload" href="/f.woff2" as="font"><title>a</title></head>' +
  '<body><main><img class="c" src="/a" srcset="/a 1x" sizes="9vw" loading="lazy" style="background-color:#fff" alt="Дәрігер"></main></body></html>'
const draw = (more: Partial<LowVision> = {}) =>
  lowVisionDocument(ordinary, { ...defaultLowVision, ...more }, { locale: 'kk', styles: '/low-vision.css' })

test('carries the settings on <html>, their style sheet, and the panel before everything else', () => {
  const html = draw({ scheme: 'white-on-black' })
  expect(html).toMatch(/^<!doctype html><html data-size="150" data-scheme="white-on-black" [^>]*lang="kk">/)
  expect(html).toContain('<link rel="stylesheet" href="/low-vision.css"></head>')
  expect(html).toMatch(/<body><aside class="low-vision" aria-label="Нашар көретіндерге арналған нұсқа">/)
  // Its buttons follow each other as they are seen: reading aloud stands below the settings.
  expect(html.indexOf('data-speech')).toBeGreaterThan(html.indexOf('</details>'))
  expect(html).toContain('</aside><main><img class="c" src="/a"')
})

test('without pictures loads none and keeps what they say', () => {
  const html = draw({ images: 'off' })
  expect(html).toContain('<main><img class="c" alt="Дәрігер"></main>')
  expect(html).not.toContain('as="image"')
  expect(html).toContain('as="font"')
})
