import { watch } from 'node:fs'
import { everything, tags } from '../../schemas/tags.ts'
import { articleKinds } from '../parts/article-kind.ts'
import type { CombinedSources } from '../source/combine-sources.ts'
import type { SourceProblem } from '../source.ts'
import { type ClinicContent, ContentFolder } from './content-folder.ts'
import { fileFacets } from './file-facets.ts'
import { fileKind } from './file-kind.ts'

/** How long an editor or git writes on after the first file, in milliseconds. */
const writingMs = 30

/** After this time the folder is looked at in any case: some file systems announce nothing. */
const lookAgainMs = 10_000

type Options = {
  /** Called with each problem of the files once, when it is found. */
  report: (problem: SourceProblem) => void
  /** Called if the folder cannot be read or watched; what was read stays. */
  failed: (error: unknown) => void
}

type Companies = Record<string, NonNullable<CombinedSources['companies']>[string]>

/** Clinics whose sites are in files. */
export type FilesSource = {
  /** Grows and shrinks with the folders of clinics. */
  companies: Companies
  watch: (changed: (tags: readonly string[]) => void) => () => Promise<void>
}

/** The tags of what pages read of a file. */
function tagsOf(path: string, code: string, content: ClinicContent | undefined): string[] {
  const kind = fileKind(path)
  switch (kind?.kind) {
    case 'site':
      return [tags.company(code), tags.menu(code)]
    case 'page':
      return [tags.site(code), tags.sitePage(code, kind.slug), tags.menu(code)]
    case 'article':
    case 'categories': {
      const { listTag, itemTag } = articleKinds[kind.list]
      const slugs = kind.kind === 'article' ? [kind.slug] : (content?.[kind.list]?.articles.keys() ?? [])
      return [listTag(code), ...[...slugs].map(itemTag)]
    }
    default:
      return []
  }
}

/**
 * A source of clinics that are kept in files, one folder each (README, "A clinic in files"). Throws if the folder cannot be read. A problem of
 * a file costs what it is in, or leaves it as it was before.
 */
export async function openFiles(root: string, { report, failed }: Options): Promise<FilesSource> {
  const folder = new ContentFolder(root)
  // A code may have the name of something that every object has.
  const companies: Companies = Object.create(null)
  let clinics = new Map<string, ClinicContent>()
  /** The folder of each clinic, by its code. */
  let folders = new Map<string, string>()
  let reported = new Set<string>()

  /** Looks at the folder, and returns the tags of what has changed there. */
  async function look(): Promise<string[]> {
    const changed = await folder.refresh()
    const former = folders
    clinics = folder.clinics()
    const problems = [...folder.problems()]
    folders = new Map()
    for (const [name, { site }] of clinics) {
      const code = site?.value?.code
      if (code === undefined) {
        if (!site)
          problems.push({
            request: name,
            path: '',
            code: 'The folder has no site.json: write { "code": "1001" } there, the code of the clinic in the address /pro/1001',
          })
      } else if (folders.has(code))
        problems.push({
          request: `${name}/site.json`,
          path: 'code',
          code: `${code} is the clinic of ${folders.get(code)}/ already, which stays: remove one of the folders`,
        })
      else folders.set(code, name)
    }
    const said = problems.map((problem) => JSON.stringify(problem))
    for (const [index, problem] of problems.entries()) if (!reported.has(said[index] ?? '')) report(problem)
    reported = new Set(said)
    for (const code of former.keys()) if (!folders.has(code)) delete companies[code]
    for (const code of folders.keys())
      companies[code] ??= fileFacets(code, () => clinics.get(folders.get(code) ?? '') ?? {})
    const isMoved = [...new Set([...former.keys(), ...folders.keys()])].some(
      (code) => former.get(code) !== folders.get(code),
    )
    if (isMoved) return [everything]
    const codes = new Map([...folders].map(([code, name]) => [name, code]))
    return [
      ...new Set(
        changed.flatMap((path) => {
          const [name = ''] = path.split('/')
          const code = codes.get(name)
          return code === undefined ? [] : tagsOf(path.slice(name.length + 1), code, clinics.get(name))
        }),
      ),
    ]
  }

  await look()
  return { companies, watch: (changed) => watchFolder(folder.root, { look, changed, failed }) }
}

type Watching = {
  look: () => Promise<string[]>
  changed: (tags: readonly string[]) => void
  failed: (error: unknown) => void
}

/** Looks at a folder soon after something is written there, one look at a time, until the returned function is called. */
function watchFolder(root: string, { look, changed, failed }: Watching): () => Promise<void> {
  let soon: NodeJS.Timeout | undefined
  let looking = Promise.resolve()
  const lookNow = () => {
    soon = undefined
    looking = looking.then(look).then((found) => {
      if (found.length > 0) changed(found)
    }, failed)
  }
  const lookSoon = () => {
    soon ??= setTimeout(lookNow, writingMs)
  }
  const watcher = watchOrFail(root, lookSoon, failed)
  const again = setInterval(lookSoon, lookAgainMs)
  again.unref()
  return async () => {
    watcher?.close()
    clearTimeout(soon)
    clearInterval(again)
    await looking
  }
}

/** The system may have no watcher left; then the folder is looked at by the clock alone. */
function watchOrFail(root: string, noticed: () => void, failed: (error: unknown) => void) {
  try {
    return watch(root, { recursive: true, persistent: false }, noticed).on('error', failed)
  } catch (error) {
    failed(error)
    return undefined
  }
}
