import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseVideoUrl, videoFilePattern, videoPagePattern } from './video-url.ts'

const youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'
const hash = '0123456789abcdef0123456789abcdef'
const rutube = `https://rutube.ru/play/embed/${hash}/?autoplay=true`
const vk = 'https://vkvideo.ru/video_ext.php?oid=-22822305&id=456241864&autoplay=1'

const pages: [string, string][] = [
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
  ['https://youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&t=90s', youtube],
  ['https://m.youtube.com/watch?v=aqz-KE-bpKQ#t=5', youtube],
  ['https://youtu.be/aqz-KE-bpKQ?si=x', youtube],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', youtube],
  ['https://www.youtube.com/live/aqz-KE-bpKQ?feature=share', youtube],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ', youtube],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0', youtube],
  [`https://rutube.ru/video/${hash}/`, rutube],
  [`https://rutube.ru/shorts/${hash}/?r=wd`, rutube],
  [`https://rutube.ru/play/embed/${hash}`, rutube],
  ['https://vk.com/video-22822305_456241864', vk],
  ['https://vkvideo.ru/video-22822305_456241864?t=10s', vk],
  ['https://vk.com/clip-22822305_456241864', vk],
  ['https://vk.com/videos-22822305?z=video-22822305_456241864%2Fpl_-22822305_-2', vk],
  ['https://vkvideo.ru/playlist/-22822305_1/video-22822305_456241864', vk],
  ['https://vk.com/video_ext.php?oid=-22822305&id=456241864&hash=0f', vk],
]

const refused = [
  '',
  'aqz-KE-bpKQ',
  'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQtoolong',
  'https://www.youtube.com/@clinic',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/https://youtu.be/aqz-KE-bpKQ',
  'https://evil.example@youtu.be/aqz-KE-bpKQ',
  'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
  'https://rutube.ru/video/private/0123/',
  'https://vk.com/clinic',
  'https://vimeo.com/76979871',
  'https://clinic.kz/film.avi',
  'http://clinic.kz/film.mp4',
  '/films/film.mp4',
  'https://clinic.kz;sandbox/film.mp4',
  'https://clinic.kz,x.kz/film.mp4',
  'javascript:alert(1)',
]

describe('parseVideoUrl', () => {
  test.each(pages)('makes of %s its player', (url, player) => {
    expect(parseVideoUrl(url)).toEqual({ kind: 'service', player, origin: new URL(player).origin })
  })

  test.each([
    ['https://files.clinic.kz/film.mp4', 'video/mp4'],
    ['https://files.clinic.kz/a/Film.WEBM?v=2', 'video/webm'],
  ])('takes %s for a file of %s', (url, type) => {
    expect(parseVideoUrl(url)).toEqual({ kind: 'file', type, origin: 'https://files.clinic.kz' })
  })

  test.each(refused)('refuses %j', (url) => {
    expect(parseVideoUrl(url)).toBeUndefined()
  })

  test('gives an origin that can be a part of a policy and nothing more', () => {
    const odd = fc.constantFrom(
      'https://youtu.be/',
      'https://vk.com/video-1_2',
      'https://clinic.kz',
      ';',
      ',',
      ' ',
      "'",
      '；',
      '/film.mp4',
      '*',
      'aqz-KE-bpKQ',
      '@',
      ':',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(odd, fc.string()), { maxLength: 6 }), (parts) => {
        const video = parseVideoUrl(parts.join(''))
        if (video) expect(video.origin).toMatch(/^https:\/\/[a-z\d.-]+$/)
      }),
    )
  })
})

describe('the patterns of a video', () => {
  const page = new RegExp(videoPagePattern, 'u')
  const file = new RegExp(videoFilePattern, 'u')

  test.each([...pages.map(([url]) => url), ...refused, 'https://files.clinic.kz/film.mp4'])(
    'take %j where it is understood',
    (url) => {
      const kind = parseVideoUrl(url)?.kind
      expect([page.test(url), file.test(url)]).toEqual([kind === 'service', kind === 'file'])
    },
  )
})
