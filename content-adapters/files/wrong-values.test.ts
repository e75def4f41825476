import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { judge } from '../../schemas/core/judge.ts'
import { t } from '../../schemas/core/type.ts'
import { pageHeadProperties } from '../../schemas/page/stored-page.ts'
import type { SourceProblem } from '../source.ts'
import { joinLanguages, readArticle } from './article-file.ts'
import { readCategories } from './category-file.ts'
import { FileFault } from './file-problem.ts'
import { readPage } from './page-file.ts'
import { readFrontMatter } from './read-data.ts'
import { readSite } from './site-file.ts'
import { smallSite } from './testing/content-dir.ts'

type Report = (problem: SourceProblem) => void

/** How a file is written of a value, and read. */
const readers: Record<
  string,
  { write: (value: unknown) => string; read: (text: string, report: Report) => unknown }
> = {
  'stub/site.json': { write: JSON.stringify, read: (text, report) => readSite('f', text, report) },
  'stub/pages/about.json': {
    write: JSON.stringify,
    read: (text, report) => {
      const { blocks: _, ...head } = readPage('f', text, report)
      return judge(t.object(pageHeadProperties), head).problems
    },
  },
  'stub/news/categories.json': {
    write: JSON.stringify,
    read: (text, report) => readCategories('f', text, report),
  },
  'stub/news/a-new-scanner.ru.md': {
    write: (value) => `---\n${stringify(value)}---\n`,
    read: (text, report) => joinLanguages(new Map([['ru', readArticle('f', text)]]), report).content(report),
  },
}

const contentOf = (path: string): unknown => {
  const content = smallSite[path]
  return typeof content === 'string' ? readFrontMatter(content).fields : content
}

/** The value with another one in each of its places. */
function* wrong(value: unknown): Generator<unknown> {
  for (const other of [null, 5, -1, true, '', 'x', [], [[]], {}, { ru: 5 }, '<b>', 'javascript:x'])
    yield other
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value))
    for (const one of wrong(inner))
      yield Array.isArray(value) ? value.with(Number(key), one) : { ...value, [key]: one }
}

it.each(Object.entries(readers))(
  '%s with a wrong value anywhere has its rest, or says what it lacks',
  (path, { write, read }) => {
    const silent: unknown[] = []
    let kept = 0
    for (const value of wrong(contentOf(path))) {
      const problems: SourceProblem[] = []
      try {
        const found = read(write(value), (problem) => problems.push(problem))
        if (path.includes('pages/')) expect(found).toEqual([])
        kept++
      } catch (error) {
        // Anything else would be a fault of ours.
        if (!(error instanceof FileFault)) throw error
        if (!error.message) silent.push(value)
      }
      for (const { code } of problems) if (!code) silent.push(value)
    }
    expect(silent).toEqual([])
    expect(kept).toBeGreaterThan(0)
  },
)

/** Processor time, in milliseconds. */
function timeOf(work: () => unknown): number {
  const { user, system } = process.threadCpuUsage()
  work()
  const after = process.threadCpuUsage()
  return (after.user + after.system - user - system) / 1000
}

it('reads a page of many wrong blocks once for all their lines', () => {
  const blocks = Array.from({ length: 400 }, () => ({ type: 'hero', props: { title: 5 } }))
  const text = JSON.stringify({ title: { ru: 'О нас' }, blocks }, null, 1)
  const found: SourceProblem[] = []
  const read = () => readPage('f', text, (problem) => found.push(problem))
  read()
  expect(found).toHaveLength(400)
  expect(found[1]?.path).toMatch(/^line \d+, blocks\.1\.props\.title$/)
  expect(found[399]?.path).toBe('blocks.399.props.title')
  // Once for each problem is more than ten seconds.
  expect(timeOf(read)).toBeLessThan(2000)
})

it('refuses a long front matter before it is parsed', () => {
  const keys = Array.from({ length: 20_000 }, (_, at) => `k${at}: 1`).join('\n')
  expect(() => readFrontMatter(`---\ntitle: a\n${keys}\n---\n`)).toThrow('move what is text below')
})
