import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { plainText } from '../../schemas/core/plain-text.ts'
import { combineSources } from '../source/combine-sources.ts'
import type { SourceProblem } from '../source.ts'
import { describeFacet } from '../testing/conformance/describe-facet.ts'
import { recordingReader } from '../testing/recording-reader.ts'
import { stubSource } from '../testing/stub-source.ts'
import { openFiles } from './files.ts'
import { contentDir, type Files, smallSite } from './testing/content-dir.ts'

const folders: ReturnType<typeof contentDir>[] = []
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})
afterAll(() => {
  for (const folder of folders) folder.remove()
})

const folderOf = (files: Files) => {
  const folder = contentDir(files)
  folders.push(folder)
  return folder
}

async function open(files: Files) {
  const folder = folderOf(files)
  const problems: string[] = []
  const failures: unknown[] = []
  const report = ({ request, path, code }: SourceProblem) => problems.push(`${request} ${path}: ${code}`)
  const { companies, watch } = await openFiles(folder.root, {
    report,
    failed: (error) => failures.push(error),
  })
  const source = combineSources({ base: stubSource, companies })
  const read = () => {
    const { reader, ...told } = recordingReader()
    return { source: source.openSource(reader), ...told }
  }
  return { folder, problems, failures, companies, watch, read }
}

/** The titles of the news on the site of the clinic. */
const titles = async (read: Awaited<ReturnType<typeof open>>['read']) =>
  (await read().source.news({ company: 'stub-1' })).items.map(({ title }) => title.ru)

const facetOf = async (files: Files) => {
  const facets = (await open(files)).companies['stub-1']
  if (!facets?.editorial || !facets.clinic) throw new Error('the folder has no clinic stub-1')
  return { editorial: facets.editorial, clinic: facets.clinic }
}
const { editorial, clinic } = await facetOf(smallSite)
const malformed = await facetOf({
  ...smallSite,
  'stub/news/open-on-sunday.ru.md':
    '---\ntitle: В воскресенье\ndate: 2026-11-02\nlead: 5\nimage: /images/a\ncolour: red\n---\n<b>a</b>',
  'stub/materials/before-a-visit.ru.md':
    '---\ntitle: Перед приёмом\ndate: 2026-10-01\ncategory: none\n---\n![x](http://a.kz/1.png)',
})

describeFacet('files', 'editorial', editorial, {
  has: [
    'menu',
    'landingSite',
    'news',
    'newsCategories',
    'newsItem',
    'materials',
    'materialCategories',
    'material',
  ],
  malformed: malformed.editorial,
})
describeFacet('files', 'clinic', clinic, { has: ['company'] })

it('has a clinic whose code is the name of something that every object has', async () => {
  const { companies } = await open({ 'stub/site.json': { code: 'constructor' } })
  expect(companies.constructor).toHaveProperty('editorial')
  expect(companies.valueOf).toBeUndefined()
})

describe('a clinic in files', () => {
  it('has its design, menu and pages from them', async () => {
    const { read, problems } = await open(smallSite)
    const { source } = read()
    const company = await source.company('stub-clinic')
    expect(company).toMatchObject({ template: 'landing-blog', name: { ru: 'Клиника из заглушки' } })
    expect(await source.menu(company)).toMatchObject([
      { kind: 'about', link: { kind: 'page', path: '/about' } },
      { kind: 'news', slug: 'news' },
    ])
    expect(await source.landingSite(company, 'about')).toMatchObject({
      pages: {
        about: { title: { en: 'About us' }, blocks: [{ id: 'b1', type: 'steps', v: expect.any(Number) }] },
      },
    })
    expect(problems).toEqual([])
  })

  it('has articles of its Markdown, one file a language, with the fields of the first', async () => {
    const { read } = await open(smallSite)
    const { source, tags } = read()
    const item = await source.newsItem('a-new-scanner', 'stub-1')
    expect(item).toMatchObject({
      title: { ru: 'Новый томограф', en: 'A new scanner: quiet' },
      lead: { ru: 'Снимок за минуту.' },
      category: { slug: 'clinic', title: { ru: 'Жизнь клиники' } },
      date: '2026-11-20T00:00:00.000Z',
      image: { src: '/images/scanner', width: 1600, alt: { ru: 'Томограф', en: 'The scanner' } },
      author: { ru: 'Ким Анна' },
      writer: { slug: 'stub-doctor' },
      tags: ['снимки'],
    })
    expect(plainText(item.content?.en ?? [])).toBe('It is quiet.')
    expect(tags).toContain('news-item:a-new-scanner')
    expect(await titles(read)).toEqual(['Новый томограф', 'Работаем в воскресенье'])
    const without = { 'stub/site.json': smallSite['stub/site.json'] ?? '' }
    expect(await titles((await open(without)).read)).toEqual(['Мы открылись'])
  })

  it('leaves out drafts', async () => {
    const draft = '---\ntitle: Скоро\ndate: 2026-12-01\ndraft: true\n---\n'
    const { read } = await open({ ...smallSite, 'stub/news/soon.ru.md': draft })
    expect(await titles(read)).not.toContain('Скоро')
    await expect(read().source.newsItem('soon', 'stub-1')).rejects.toMatchObject({ status: 404 })
  })
})

describe('a change of the files', () => {
  /** Opens the small site, and waits for what the watcher says after a change. */
  async function watched() {
    const opened = await open(smallSite)
    const said: string[][] = []
    stops.push(opened.watch((tags) => said.push([...tags])))
    const change = async (files: Files) => {
      const before = said.length
      opened.folder.write(files)
      await expect.poll(() => said.length).toBeGreaterThan(before)
      return new Set(said.slice(before).flat())
    }
    return { ...opened, said, change }
  }
  const item = (title: string) => ({
    'stub/news/open-on-sunday.ru.md': `---\ntitle: ${title}\ndate: 2026-11-02\n---\n`,
  })

  it('is seen at once, by the pages that read them alone', async () => {
    const { change, read, folder, said } = await watched()
    expect(await change(item('Закрыто'))).toEqual(new Set(['news:stub-1', 'news-item:open-on-sunday']))
    expect(await titles(read)).toContain('Закрыто')
    expect(await change({ 'stub/pages/index.json': { title: { ru: 'Дом' }, blocks: [] } })).toEqual(
      new Set(['site:stub-1', 'site:stub-1/', 'menu:stub-1']),
    )
    expect(
      Object.keys((await read().source.landingSite(await read().source.company('stub-1'))).pages),
    ).toEqual(['about', ''])
    const before = said.length
    folder.remove('stub/news/open-on-sunday.ru.md')
    await expect.poll(() => said.length).toBeGreaterThan(before)
    expect(await titles(read)).toEqual(['Новый томограф'])
  })

  it('that went wrong shows what there was before, until it is put right', async () => {
    const { change, read, problems } = await watched()
    const about = async () =>
      (await read().source.landingSite(await read().source.company('stub-1'))).pages.about?.title.ru
    await change({ 'stub/pages/about.json': '{\n  "title": { "ru": "О себе" },\n  "blocks": [\n' })
    expect(await about()).toBe('О нас')
    expect(problems).toEqual([
      expect.stringMatching(
        /^stub\/pages\/about\.json line 4: This is no JSON: .+\. Visitors see it as it was before$/,
      ),
    ])
    await change({ 'stub/news/a-new-scanner.ru.md': '---\ntitle: Новый: томограф\n---\n' })
    expect(await titles(read)).toContain('Новый томограф')
    expect(problems[1]).toMatch(
      /^stub\/news\/a-new-scanner\.ru\.md line 2: The front matter is no YAML: .+ stands in quotes/,
    )
    await change({ 'stub/pages/about.json': { title: { ru: 'О себе' }, blocks: [] } })
    expect(await about()).toBe('О себе')
    expect(problems).toHaveLength(2)
  })

  it('brings another clinic, and takes one away', async () => {
    const { change, companies, folder, said, read } = await watched()
    expect(await change({ 'other/site.json': { code: '77' } })).toEqual(new Set(['*']))
    expect(Object.keys(companies).sort()).toEqual(['77', 'stub-1'])
    const before = said.length
    folder.remove('stub')
    await expect.poll(() => said.length).toBeGreaterThan(before)
    expect(await titles(read)).toEqual(['Мы открылись'])
  })
})

describe('a mistake in the files', () => {
  const article = (fields: string) => `---\ntitle: Целая\ndate: 2026-11-20\n${fields}\n---\n`
  it.each<[string, string, string | object]>([
    ['line 1: There is no front matter', 'news/a.ru.md', '# Новость'],
    ['title: The article has no title', 'news/a.ru.md', '---\ndate: 2026-11-20\n---\n'],
    ['date: The article has no date', 'news/a.ru.md', '---\ntitle: Целая\n---\n'],
    ['line 4, lead', 'news/a.ru.md', article('lead: 5')],
    ['line 3, date', 'news/a.ru.md', '---\ntitle: Целая\ndate: вчера\n---\n'],
    ['line 4, image', 'news/a.ru.md', article('image: /images/a')],
    ['line 4, image.width', 'news/a.ru.md', article('image: { src: /images/a, alt: a }')],
    ['line 5, category', 'news/a.ru.md', article('\ncategory: [a]')],
    ['line 4, redirect', 'news/a.ru.md', article('redirect: "javascript:alert(1)"')],
    ['line 4, colour', 'news/a.ru.md', article('colour: red')],
    ['line 2', 'news/a.ru.md', '---\na: &a [*a]\ntitle: Целая\n---\n'],
    ['The file is not read: an article is', 'news/A.ru.md', article('')],
    ['The file is not read: an article is', 'news/a.de.md', article('')],
    ['The file is not read: a page is', 'pages/../pages/О нас.json', {}],
    ['The file is not read: beside articles', 'news/a.json', {}],
    ['line 1: This is no JSON', 'pages/a.json', '[1'],
    ['The file is no text in UTF-8', 'pages/a.json', '\ud800'],
    ['This is no object', 'pages/a.json', '[]'],
    ['blocks: The page has no blocks', 'pages/a.json', { title: { ru: 'a' } }],
    ['title: The page has no title', 'pages/a.json', { title: 5, blocks: [] }],
    ['line 7, blocks.0.type', 'pages/a.json', { title: { ru: 'a' }, blocks: [{ type: 'nothing' }] }],
    ['__proto__', 'pages/a.json', '{"__proto__":{"a":1},"title":{"ru":"a"},"blocks":[]}'],
    ['line 3, template', 'site.json', { code: 'stub-1', template: 'red' }],
    [
      'line 2, categories.0.slug',
      'news/categories.json',
      '{"categories":[\n{"slug":"A B","title":{"ru":"a"}}]}',
    ],
    ['The file has 3000000 bytes, more than 2097152', 'pages/a.json', ' '.repeat(3_000_000)],
  ])('says %s of %s, and leaves the rest', async (said, path, content) => {
    const { read, problems, folder } = await open({ ...smallSite, 'stub/.hidden': '' })
    problems.length = 0
    // Not by `write`, which would repair what is no Unicode.
    const bytes =
      typeof content === 'string' && content === '\ud800' ? Buffer.from([0xff, 0xfe, 0x41]) : undefined
    folder.write({ [`stub/${path}`]: content })
    if (bytes) writeFileSync(join(folder.root, 'stub', path), bytes)
    const again = await openFiles(folder.root, {
      report: ({ request, path: at, code }) => problems.push(`${request} ${at}: ${code}`),
      failed: () => {},
    })
    expect(problems.join('\n')).toContain(said)
    const file = `stub/${path}`.replace('pages/../', '')
    expect(problems.filter((problem) => !problem.startsWith(file))).toEqual([])
    expect(problems.length).toBeLessThan(3)
    expect(Object.keys(again.companies)).toEqual(['stub-1'])
    expect(await titles(read)).toContain('Новый томограф')
  })

  it('is a folder without a clinic, or a second one of the same', async () => {
    const { problems } = await open({
      'a/site.json': { code: '1' },
      'b/site.json': { code: '1' },
      'c/news/a.ru.md': '---\ntitle: a\ndate: 2026-11-20\n---\n',
      'd/site.json': '{}',
      'README.md': 'Ours',
    })
    expect(problems).toEqual([
      expect.stringMatching(/^d\/site\.json code: It does not say which clinic it is/),
      expect.stringMatching(/^b\/site\.json code: 1 is the clinic of a\/ already/),
      expect.stringMatching(/^c : The folder has no site\.json/),
    ])
  })

  it('is a link, which could lead out of the folder', async () => {
    const secret = folderOf({ 'secret.json': { title: { ru: 'Тайна' }, blocks: [] } })
    const folder = folderOf(smallSite)
    symlinkSync(join(secret.root, 'secret.json'), join(folder.root, 'stub/pages/secret.json'))
    symlinkSync(secret.root, join(folder.root, 'elsewhere'))
    const problems: string[] = []
    await openFiles(folder.root, { report: ({ request }) => problems.push(request), failed: () => {} })
    expect(problems.sort()).toEqual(['elsewhere', 'stub/pages/secret.json'])
  })

  it('is no folder at all', async () => {
    await expect(openFiles('/nowhere/at/all', { report: () => {}, failed: () => {} })).rejects.toThrow(
      /ENOENT/,
    )
  })
})

it('reads 5,000 files, and then only what has changed', async () => {
  const item = (index: number) => [
    `stub/news/n${index}.ru.md`,
    `---\ntitle: Новость ${index}\ndate: 2026-11-20\n---\n${'Слово. '.repeat(50)}`,
  ]
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => item(index)))
  const { read, problems } = await open({ ...smallSite, ...many })
  expect((await read().source.news({ company: 'stub-1', page: 2 })).total).toBe(5002)
  expect(problems).toEqual([])
})
