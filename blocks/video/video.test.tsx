import { describe, expect, it } from 'vitest'
import type { Locale } from '../../locales/locale.ts'
import video from '../../schemas/blocks/video.ts'
import { judge } from '../../schemas/core/judge.ts'
import { resolveValue } from '../../schemas/core/resolve.ts'
import type { Static } from '../../schemas/core/type.ts'
import { render } from '../../ui/test/render.tsx'
import { Player } from './player.client.tsx'
import Video from './video.tsx'

type Stored = Static<typeof video.props>

const page = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const film: Stored = {
  title: { ru: 'О клинике' },
  source: {
    kind: 'file',
    url: 'https://files.clinic.kz/film.webm',
    captions: [
      { lang: 'ru', url: '/films/ru.vtt' },
      { lang: 'kk', url: 'https://text.clinic.kz/kk.vtt' },
    ],
  },
}

const draw = (stored: Stored, locale: Locale = 'ru') =>
  render(
    <Video {...resolveValue(video.props, stored, { locale, pageHref: (path: string) => path })} />,
    locale,
  )

/** The player that the island puts in place of the poster. */
function playerOf(stored: Stored, locale: Locale = 'ru'): string {
  const props = /data-props="([^"]*)"/.exec(draw(stored, locale))?.[1] ?? ''
  const { player, texts, lang } = JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
  return render(<Player player={player} name={texts.player} lang={lang} />, locale)
}

describe('video, before a click', () => {
  const shown = draw(video.example.props)

  it('is a link to the page of the video, in a tab of its own', () => {
    expect(shown).toContain(`<a href="${page}" target="_blank" rel="noopener"`)
  })

  it('says what the link plays and how long it is', () => {
    const link = /<a [^>]*>(.*?)<\/a>/s.exec(shown)?.[1]?.replace(/<[^>]*>/g, '')
    expect(link).toBe('Смотреть видео: Клиника за две минуты: от входа до кабинета2:05')
  })

  it('asks nobody else for anything', () => {
    const html = shown.replace(/data-props="[^"]*"/, '')
    expect(html).not.toMatch(/<iframe|<video|<link|(?:src|srcset)="(?!\/images\/)/i)
    expect(draw(film).replace(/data-props="[^"]*"/, '')).not.toMatch(/<iframe|<video|src=/)
  })

  it('is a plain panel with the title where a film has no poster, said once', () => {
    const html = draw(film)
    expect(html).not.toContain('<img')
    expect(html).toMatch(/<p aria-hidden="true"[^>]*>О клинике<\/p>/)
    expect(html).toContain('<h2')
  })

  it('names the language of a title that fell back', () => {
    expect(draw(film, 'kk')).toContain('<span lang="ru" class="sr-only">: О клинике')
  })

  it('is nothing for an address that is none of a video', () => {
    expect(draw({ ...film, source: { kind: 'file', url: 'https://evil.example/x' } })).toBe('')
  })
})

describe('the player', () => {
  it('is a frame of the privacy host with a name and no more rights than it needs', () => {
    const html = playerOf(video.example.props)
    expect(html).toContain('src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1"')
    expect(html).toContain('title="Видео: Клиника за две минуты: от входа до кабинета"')
    expect(html).toContain('allow="autoplay; fullscreen"')
    expect(html).toMatch(/referrerpolicy="strict-origin-when-cross-origin"/i)
  })

  it('is the browser’s own for a file, with the captions of the page’s language on', () => {
    const html = playerOf(film, 'kk')
    expect(html).toContain('<source src="https://files.clinic.kz/film.webm" type="video/webm"/>')
    expect(html).toMatch(/<track[^>]*srcLang="ru"[^>]*label="Русский"\/>/i)
    expect(html).toMatch(/<track[^>]*srcLang="kk"[^>]*label="Қазақша" default=""\/>/i)
  })

  it('asks across sites only where captions come from another one', () => {
    expect(playerOf(film)).toMatch(/crossorigin="anonymous"/i)
    const own: Stored = {
      ...film,
      source: { kind: 'file', url: 'https://files.clinic.kz/film.mp4', captions: [] },
    }
    expect(playerOf(own)).not.toMatch(/crossorigin/i)
  })
})

describe('the form of a video', () => {
  const problemsOf = (source: object) =>
    judge(video.props, { title: { ru: 'О клинике' }, source }).problems.map(({ path, code }) => [
      path.at(-1),
      code,
    ])
  const { source } = video.example.props
  const { poster } = source

  it.each([
    ['a poster for a service', { kind: 'service', url: page }, [['poster', 'required']]],
    [
      'a service that we know',
      { kind: 'service', url: 'https://vimeo.com/1', poster },
      [['url', 'videoPage']],
    ],
    ['a file that browsers play', { kind: 'file', url: 'https://clinic.kz/a.avi' }, [['url', 'videoFile']]],
    ['no poster for a file', { kind: 'file', url: 'https://clinic.kz/a.mp4' }, []],
    [
      'captions that are some',
      { kind: 'file', url: 'https://clinic.kz/a.mp4', captions: [{ lang: 'ru', url: '/a.srt' }] },
      [['url', 'captions']],
    ],
  ])('asks for %s', (_, stored, problems) => {
    expect(problemsOf(stored)).toEqual(problems)
  })

  it.each([
    ['3:24', []],
    ['1:02:03', []],
    ['3 минуты', ['duration']],
    ['3:72', ['duration']],
  ])('takes the length %s or says how to write it', (duration, codes) => {
    const problems = judge(video.props, { title: { ru: 'О клинике' }, duration, source }).problems
    expect(problems.map(({ code }) => code)).toEqual(codes)
  })
})
