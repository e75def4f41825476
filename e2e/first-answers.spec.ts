import { expect } from '@playwright/test'
import { sharedSite } from './demo-site.ts'
import { test } from './test.ts'

const { url, beSignedIn } = sharedSite()

const company = '1001'

/** A path in which codes of rows are all alike, so that one page of each kind is read; rows stand two steps below a list of sections, else one. */
const kindOf = (path: string, start: string): string =>
  path
    .split('/')
    .map((step, at) => (at >= (start.startsWith('/pro/') ? 5 : 3) && step !== 'new' ? '#' : step))
    .join('/')

for (const [who, start] of [
  ['owner', `/pro/${company}`],
  ['owner', '/profile'],
  ['moderator', '/moderation'],
  ['administrator', '/moderation'],
] as const)
  test(`each screen that ${who} reaches from ${start} has one heading and one title before any script`, async ({
    page,
  }) => {
    await beSignedIn(page, who)
    const waiting = [
      start as string,
      ...(start.startsWith('/pro/') ? [`${start}/doctor-appointment?view=day`] : []),
    ]
    const seen = new Set<string>()
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const [bare = ''] = path.split('?')
      if (seen.has(kindOf(bare, start)) && !path.includes('?')) continue
      seen.add(kindOf(bare, start))
      const answer = await page.request.get(url + path)
      expect([path, answer.status()]).toEqual([path, 200])
      // A download is no screen.
      if (!answer.headers()['content-type']?.startsWith('text/html')) continue
      const html = (await answer.text()).replace(/<script\b[\s\S]*?<\/script>|<svg\b[\s\S]*?<\/svg>/g, '')
      const count = (tag: string) => html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0
      expect([path, count('h1'), count('title')]).toEqual([path, 1, 1])
      for (const [, href = ''] of html.matchAll(/<a\b[^>]*\bhref="([^"?#]+)"/g))
        if (href === start || href.startsWith(`${start}/`)) waiting.push(href)
    }
    expect(seen.size).toBeGreaterThan(3)
  })
