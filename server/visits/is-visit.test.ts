import { describe, expect, it } from 'vitest'
import { isPress, isVisit } from './is-visit.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const asked = (headers: Record<string, string> = {}, method = 'GET') =>
  isVisit({ method, headers: { 'user-agent': phone, ...headers } })

describe('a page is opened by a person', () => {
  it.each([
    ['in a browser that says no more', {}],
    ['in one that says that it opens a page', { 'sec-fetch-dest': 'document' }],
  ])('%s', (_, headers) => {
    expect(asked(headers)).toBe(true)
  })

  it.each<[string, Record<string, string>, string?]>([
    ['asked for its head alone', {}, 'HEAD'],
    ['loaded ahead', { 'sec-purpose': 'prefetch' }],
    ['drawn ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['loaded ahead by an older browser', { purpose: 'prefetch' }],
    ['shown in a frame', { 'sec-fetch-dest': 'iframe' }],
    ['read by a script', { 'sec-fetch-dest': 'empty' }],
    ['read by a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['read by a program', { 'user-agent': 'curl/8.5.0' }],
    ['read by somebody without a name', { 'user-agent': '' }],
  ])('not %s', (_, headers, method) => {
    expect(asked(headers, method)).toBe(false)
  })
})

/** Programs that open links of themselves: search engines, previews of messengers, checkers, scripts. */
const programs = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Googlebot-Image/1.0',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0)',
  'Mozilla/5.0 (compatible; GoogleOther)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; YandexMetrika/2.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'Mozilla/5.0 (compatible; Linux x86_64; Mail.RU_Bot/2.0; +http://go.mail.ru/help/robots)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Mozilla/5.0 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  'Mozilla/5.0 (compatible; PetalBot; +https://webmaster.petalsearch.com/site/petalbot)',
  'Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  'CCBot/2.0 (https://commoncrawl.org/faq/)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'TelegramBot (like TwitterBot)',
  'Twitterbot/1.0',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (compatible; vkShare; +http://vk.com/dev/Share)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'SkypeUriPreview Preview/0.5',
  'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)',
  'curl/8.5.0',
  'python-requests/2.32.3',
]

const pressed = (headers: Record<string, string> = {}, method = 'POST') =>
  isPress({ method, headers: { 'user-agent': phone, 'content-type': 'text/ping', ...headers } })

it.each(programs)('a program is nobody: %s', (agent) => {
  expect(asked({ 'user-agent': agent })).toBe(false)
  expect(pressed({ 'user-agent': agent })).toBe(false)
})

describe('a link is pressed by a person', () => {
  it.each([
    ['whose browser says no more', {}],
    [
      'whose browser says that it is of our page',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' },
    ],
  ])('%s', (_, headers) => {
    expect(pressed(headers)).toBe(true)
  })

  it.each<[string, Record<string, string>, string?]>([
    ['on another site', { 'sec-fetch-site': 'cross-site' }],
    ['by a script', { 'content-type': 'application/json' }],
    ['by opening its address', {}, 'GET'],
  ])('not %s', (_, headers, method) => {
    expect(pressed(headers, method)).toBe(false)
  })
})
