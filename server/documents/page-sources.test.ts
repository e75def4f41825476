import { expect, test } from 'vitest'
import type { Block } from '../../schemas/page/page.ts'
import { previewSources } from '../application/block-preview.ts'
import { pageSources } from './page-sources.ts'

const video = (url: string, more: Partial<Block> = {}): Block => ({
  id: url,
  type: 'video',
  props: { title: { text: 'О клинике', lang: 'ru' }, source: { kind: 'service', url } },
  ...more,
})
const film = (url: string, captions: object[] = []): Block => ({
  ...video(url),
  props: { title: { text: 'О клинике', lang: 'ru' }, source: { kind: 'file', url, captions } },
})
const of = (blocks: Block[], sidebar: Block[] = []) => pageSources({ blocks, sidebar })

const youtube = 'https://youtu.be/aqz-KE-bpKQ'

test('a page without such a block takes nothing from elsewhere', () => {
  expect(of([{ id: 'a', type: 'hero', props: {} }])).toEqual({ frames: [], media: [] })
})

test('each origin is named once, wherever on the page its block is', () => {
  const columns: Block = { id: 'c', type: 'columns', props: {}, children: [video(youtube)] }
  const sources = of([columns, video(youtube)], [video('https://vk.com/video-1_2')])
  expect(sources).toEqual({
    frames: ['https://www.youtube-nocookie.com', 'https://vkvideo.ru'],
    media: [],
  })
})

test('a film brings its own origin and those of its captions', () => {
  const captions = [
    { lang: 'ru', url: 'https://text.clinic.kz/ru.vtt' },
    { lang: 'kk', url: '/films/kk.vtt' },
  ]
  expect(of([film('https://files.clinic.kz/film.mp4', captions)])).toEqual({
    frames: [],
    media: ['https://files.clinic.kz', 'https://text.clinic.kz'],
  })
})

test('a block that is not drawn, or whose address leads nowhere we know, brings nothing', () => {
  const broken: Block = { id: 'x', type: 'video', props: {}, fault: 'invalid' }
  const evil = video('https://evil.example/embed/1')
  expect(of([broken, evil])).toEqual({ frames: [], media: [] })
})

test('the catalogue’s example of a block may take what a page with it may', () => {
  expect(previewSources('/blocks/preview/video').frames).toEqual(['https://www.youtube-nocookie.com'])
  expect(previewSources('/blocks/preview/hero')).toEqual({ frames: [], media: [] })
  expect(previewSources('/blocks/preview/nowhere')).toEqual({ frames: [], media: [] })
})
