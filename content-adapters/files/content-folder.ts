import { realpath } from 'node:fs/promises'
import { defaultLocale, type Locale } from '../../locales/locale.ts'
import type { ArticleCategory } from '../entities/article.ts'
import type { StoredPage } from '../entities/site.ts'
import type { SourceProblem } from '../source.ts'
import { type ArticleFile, type FileArticle, joinLanguages, readArticle } from './article-file.ts'
import { readCategories } from './category-file.ts'
import { type ArticleListName, type FileKind, fileKind, rightName } from './file-kind.ts'
import { FileFault, faultProblem } from './file-problem.ts'
import { listFiles, readText } from './list-files.ts'
import { readPage } from './page-file.ts'
import { plainLines } from './read-data.ts'
import { readSite, type SiteFile } from './site-file.ts'

/** A value that was read, with what is wrong there. Without a value there is nothing that could be shown. */
export type Read<T> = { value?: T; problems: readonly SourceProblem[] }

export type ArticleList = {
  categories?: Read<readonly ArticleCategory[]>
  articles: Map<string, Read<FileArticle>>
}

/** What the folder of one clinic has. What it has nothing of is absent. */
export type ClinicContent = {
  site?: Read<SiteFile>
  pages?: Map<string, Read<StoredPage>>
} & { [List in ArticleListName]?: ArticleList }

type Value = SiteFile | StoredPage | readonly ArticleCategory[] | ArticleFile
type Kept = Read<Value> & { stamp: string; kind: FileKind }

/**
 * Reads a value, and keeps the former one where there is none any more: an edit that went wrong changes nothing for visitors.
 */
async function readOrKeep<T>(
  file: string,
  former: T | undefined,
  read: (report: (problem: SourceProblem) => void) => T | Promise<T>,
): Promise<Read<T>> {
  const problems: SourceProblem[] = []
  try {
    return { value: await read((problem) => problems.push(problem)), problems }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    const { code, ...place } = faultProblem(file, error)
    const kept = former === undefined ? '' : 'Visitors see it as it was before.'
    return {
      ...(former !== undefined && { value: former }),
      problems: [...problems, { ...place, code: kept ? `${code.replace(/\.?$/, '.')} ${kept}` : code }],
    }
  }
}

function parse(path: string, text: string, kind: FileKind, report: (problem: SourceProblem) => void): Value {
  switch (kind.kind) {
    case 'site':
      return readSite(path, text, report)
    case 'page':
      return readPage(path, text, report)
    case 'categories':
      return readCategories(path, text, report)
    case 'article':
      return readArticle(path, text)
  }
}

/** How many files are read between two turns of other work. */
const together = 16

/** A folder with a folder for each clinic, as it was when `refresh` last looked. */
export class ContentFolder {
  readonly root: string
  readonly #files = new Map<string, Kept>()
  readonly #articles = new Map<string, Read<FileArticle>>()
  #loose: readonly SourceProblem[] = []

  constructor(root: string) {
    this.root = root
  }

  /** Reads what has changed; returns the paths of files that came, changed or went. Throws if the folder cannot be read. */
  async refresh(): Promise<string[]> {
    const loose: SourceProblem[] = []
    // The folder may be a link that leads to another version each time.
    const root = await realpath(this.root)
    const found = await listFiles(root, (problem) => loose.push(problem))
    const changed: string[] = []
    for (let start = 0; start < found.length; start += together)
      await Promise.all(
        found.slice(start, start + together).map(async ({ path, stamp }) => {
          const within = path.slice(path.indexOf('/') + 1)
          const kind = path.includes('/') ? fileKind(within) : undefined
          const name = !kind && path.includes('/') && rightName(within)
          if (name) loose.push({ request: path, path: '', code: `The file is not read: ${name}` })
          if (!kind || this.#files.get(path)?.stamp === stamp) return
          this.#files.set(path, { ...(await this.#read(root, path, kind)), stamp, kind })
          changed.push(path)
        }),
      )
    const there = new Set(found.map(({ path }) => path))
    for (const path of this.#files.keys())
      if (!there.has(path)) {
        this.#files.delete(path)
        changed.push(path)
      }
    this.#loose = loose
    await this.#join(changed)
    return changed
  }

  /** All problems, each once. */
  problems(): SourceProblem[] {
    const all = [...this.#files.values(), ...this.#articles.values()]
    return [...this.#loose, ...all.flatMap(({ problems }) => problems)]
  }

  /** What the clinics' folders have, by their names. */
  clinics(): Map<string, ClinicContent> {
    const clinics = new Map<string, ClinicContent>()
    for (const [path, { kind, ...read }] of inOrder(this.#files)) {
      const folder = path.slice(0, path.indexOf('/'))
      const content = clinics.get(folder) ?? {}
      clinics.set(folder, content)
      if (kind.kind === 'site') content.site = read as Read<SiteFile>
      else if (kind.kind === 'page') {
        content.pages ??= new Map()
        content.pages.set(kind.slug, read as Read<StoredPage>)
      } else {
        content[kind.list] ??= { articles: new Map() }
        const list = content[kind.list]
        if (list && kind.kind === 'categories') list.categories = read as Read<ArticleCategory[]>
      }
    }
    for (const [key, article] of inOrder(this.#articles)) {
      const [folder = '', name = '', slug = ''] = key.split('/')
      clinics.get(folder)?.[name as ArticleListName]?.articles.set(slug, article)
    }
    return clinics
  }

  #read(root: string, path: string, kind: FileKind): Promise<Read<Value>> {
    return readOrKeep<Value>(path, this.#files.get(path)?.value, async (report) =>
      parse(path, plainLines(await readText(root, path)), kind, report),
    )
  }

  /** Joins the languages of the articles of which a file has changed. */
  async #join(changed: readonly string[]): Promise<void> {
    const keys = new Set(changed.flatMap((path) => articleKey(path) ?? []))
    if (keys.size === 0) return
    const files = new Map<string, Map<Locale, ArticleFile>>()
    for (const [path, { kind, value }] of this.#files) {
      const key = articleKey(path)
      if (kind.kind !== 'article' || !key || !keys.has(key) || !value) continue
      files.set(key, (files.get(key) ?? new Map()).set(kind.locale, value as ArticleFile))
    }
    for (const key of keys) {
      const languages = files.get(key)
      const file = (languages?.get(defaultLocale) ?? [...(languages?.values() ?? [])][0])?.file ?? key
      if (languages)
        this.#articles.set(
          key,
          await readOrKeep(file, this.#articles.get(key)?.value, (report) =>
            joinLanguages(languages, report),
          ),
        )
      else this.#articles.delete(key)
    }
  }
}

/** Files are read at the same time, so that they come in any order. */
const inOrder = <T>(byPath: ReadonlyMap<string, T>) => [...byPath].sort(([a], [b]) => (a < b ? -1 : 1))

/** The article that a file is a language of: `demo-dent/news/a-new-scanner`. */
const articleKey = (path: string): string | undefined =>
  /^([^/]+\/(?:news|materials)\/[^/.]+)\.\w+\.md$/.exec(path)?.[1]
