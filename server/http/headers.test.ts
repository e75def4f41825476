import { describe, expect, test } from 'vitest'
import { applicationPolicy, documentHeaders } from './headers.ts'

test('a page that was asked for too often, or could not be made, says when to come again', () => {
  const waits = [200, 404, 429, 503].map((status) => documentHeaders('text/html', status)['retry-after'])
  expect(waits).toEqual([undefined, undefined, '60', '5'])
})

const directives = (...of: Parameters<typeof documentHeaders>) =>
  documentHeaders(...of)['content-security-policy']?.split('; ') ?? []

describe('the policy of a document', () => {
  test('lets in nothing from elsewhere but pictures where the page asks for nothing more', () => {
    const usual = directives('text/html', 200)
    expect(usual).toContain("default-src 'self'")
    expect(usual.filter((directive) => /^(frame|media|connect)-src/.test(directive))).toEqual([])
    expect(directives('text/html', 200, { frames: [], media: [], connect: [] })).toEqual(usual)
  })

  test('lets in exactly the origins that the page asks for, each where it belongs', () => {
    const usual = directives('text/html', 200)
    const asked = directives('text/html', 200, {
      frames: ['https://www.youtube-nocookie.com', 'https://rutube.ru'],
      media: ['https://files.clinic.kz'],
      connect: ['https://count.example'],
    })
    expect(asked.slice(0, usual.length)).toEqual(usual)
    expect(asked.slice(usual.length).sort()).toEqual([
      "connect-src 'self' https://count.example",
      "frame-src 'self' https://www.youtube-nocookie.com https://rutube.ru",
      "media-src 'self' https://files.clinic.kz",
    ])
  })
})

test('pages of the application may call where their views are counted, where that is configured', () => {
  expect(applicationPolicy('n', false)).not.toContain('connect-src')
  expect(applicationPolicy('n', false, 'https://count.example').split('; ')).toContain(
    "connect-src 'self' https://count.example",
  )
})
