import { describe, expect, it } from 'vitest'
import { recordingReader } from '../../testing/recording-reader.ts'
import { fixtureApi, fixtures, readFixture } from '../fixtures/fixture-api.ts'

/** The page of an answer with these further fields. */
async function read(fields: Record<string, unknown>) {
  const answer = { ...(readFixture('custom-page') as object), ...fields }
  const { openSource } = fixtureApi({ ...fixtures(), 'custom-page': answer })
  const { reader, problems } = recordingReader()
  return { page: await openSource(reader).customPage('credits'), problems }
}

describe('a custom page (A23)', () => {
  it('is asked for by its slug, encoded', async () => {
    const { openSource, requests } = fixtureApi()
    await openSource(recordingReader().reader)
      .customPage('о нас/?x')
      .catch(() => {})
    const slug = encodeURIComponent('о нас/?x')
    expect(requests[0]?.url).toBe(`http://backend.test/api/front/ru/v1/custom_page/${slug}`)
  })

  it('has a title, a text and what search engines read (B-20)', async () => {
    const { page, problems } = await read({ KEYWORDS: 'данные, источники', KEYWORDS_KK: 'деректер' })
    expect(page).toMatchObject({
      title: { ru: 'Источники данных', kk: 'Деректер көздері' },
      description: { ru: 'Откуда данные' },
      keywords: { ru: 'данные, источники', kk: 'деректер' },
    })
    expect(page).not.toHaveProperty('redirect')
    expect(problems).toEqual([])
  })

  it.each(['/page/about', 'https://example.com/x', 'http://example.com'])(
    'sends its reader to %s where it is marked so (B-12)',
    async (url) => {
      expect((await read({ redirect: true, url })).page.redirect).toBe(url)
      expect((await read({ redirect: 1, url })).page.redirect).toBe(url)
      expect((await read({ redirect: false, url })).page).not.toHaveProperty('redirect')
    },
  )

  it.each(['javascript:alert(1)', 'mailto:a@b.kz', 'about', '', null])('sends nobody to %j', async (url) =>
    expect((await read({ redirect: true, url })).page).not.toHaveProperty('redirect'),
  )

  it.each([
    [{ statusCode: 410, statusMessage: 'Gone' }, 410],
    [{ statusCode: '503' }, 503],
    [{}, 404],
  ])('is the error that its answer tells of: %j (E4)', async (error, status) => {
    await expect(read({ error })).rejects.toMatchObject({ name: 'SourceError', status })
    const { statusCode: CODE, statusMessage: MESSAGE } = error as {
      statusCode?: unknown
      statusMessage?: string
    }
    const ERROR = { CODE, MESSAGE }
    await expect(read({ ERROR })).rejects.toMatchObject({ status, said: MESSAGE })
    expect((await read({ error, redirect: true, url: '/page/about' })).page.redirect).toBe('/page/about')
  })
})
