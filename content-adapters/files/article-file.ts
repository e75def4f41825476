import { type Locale, locales } from '../../locales/locale.ts'
import { articleSchema, checkArticle } from '../../schemas/articles/article-schema.ts'
import { isRecord } from '../../schemas/core/is-record.ts'
import { judge } from '../../schemas/core/judge.ts'
import type { LocalizedRich } from '../../schemas/core/localized.ts'
import type { Path, Problem } from '../../schemas/core/problem.ts'
import { type Static, t } from '../../schemas/core/type.ts'
import { instant } from '../parts/instant.ts'
import { slugField } from '../parts/slug-field.ts'
import { fieldsWithRussian } from '../parts/with-russian.ts'
import type { SourceProblem } from '../source.ts'
import { atLine, FileFault, fieldProblem } from './file-problem.ts'
import { markdownToRich } from './markdown-to-rich.ts'
import { type FrontMatter, readFrontMatter } from './read-data.ts'

const { title, lead, image, date, tags, source, redirect, authorName } =
  articleSchema('categories').properties

/** The front matter of an article in all languages together. */
const frontSchema = t.object({
  title,
  lead,
  category: t.optional(slugField()),
  date,
  image,
  /** The slug of the doctor who has written it, or another author. */
  doctor: t.optional(slugField()),
  author: authorName,
  tags: t.optional(tags),
  source,
  redirect,
  /** It is not shown. */
  draft: t.optional(t.boolean()),
})

type Front = Static<typeof frontSchema>

/** One language of an article. */
export type ArticleFile = FrontMatter & { file: string }

export const readArticle = (file: string, text: string): ArticleFile => ({ file, ...readFrontMatter(text) })

/** An article of all its languages; its text is converted when it is first read, and what is wrong there reported then. */
export type FileArticle = Omit<Front, 'date' | 'draft'> & {
  date: string
  isDraft: boolean
  content: (report: (problem: SourceProblem) => void) => LocalizedRich | undefined
}

/** Fields that have a text in each language; the others are those of the first language that has them. */
const texts = ['title', 'lead', 'author']

type Languages = readonly [Locale, ArticleFile][]

/** The texts of a field, without empty ones; the first stands in for Russian. */
function localized(files: Languages, textOf: (file: ArticleFile) => unknown) {
  const found = files.flatMap(([locale, file]) => {
    const text = textOf(file)
    return text === undefined || text === null || text === '' ? [] : [[locale, text] as const]
  })
  const [first] = found
  return first && { ru: first[1], ...Object.fromEntries(found) }
}

/** The description of a picture may be in each language, its address is in the first. */
function imageOf(files: Languages) {
  const all = files
    .map(([, { fields }]) => fields.image)
    .filter((value) => value !== undefined && value !== null)
  const images = all.filter(isRecord)
  if (images.length < all.length) return all.find((value) => !isRecord(value))
  const alt = localized(files, ({ fields }) => (isRecord(fields.image) ? fields.image.alt : undefined))
  return images.length > 0 ? { ...Object.assign({}, ...images.toReversed()), ...(alt && { alt }) } : undefined
}

/** A date of a calendar is its midnight. */
const dateOf = (value: unknown) => instant.safeParse(value).data ?? value

function frontOf(files: Languages) {
  const names = new Set(files.flatMap(([, { fields }]) => Object.keys(fields)))
  const value: Record<string, unknown> = {}
  for (const name of names) {
    const shared = files.find(([, { fields }]) => fields[name] !== undefined && fields[name] !== null)?.[1]
      .fields[name]
    const field =
      name === 'image'
        ? imageOf(files)
        : texts.includes(name)
          ? localized(files, ({ fields }) => fields[name])
          : name === 'date'
            ? dateOf(shared)
            : shared
    if (field !== undefined) value[name] = field
  }
  return value
}

/** The file that a problem of the whole is in, and where there. */
function placeOf(files: Languages, { path }: Problem): { file: ArticleFile; path: Path } | undefined {
  const last = path.at(-1)
  const isOfLanguage =
    locales.some((locale) => locale === last) && (texts.includes(String(path[0])) || path[1] === 'alt')
  const within = isOfLanguage ? path.slice(0, -1) : path
  const has = ([, { fields }]: Languages[number]) => fields[String(path[0])] !== undefined
  const found = isOfLanguage ? files.find((one) => one[0] === last && has(one)) : files.find(has)
  const file = (found ?? files.find(has) ?? files[0])?.[1]
  return file && { file, path: within }
}

/** Joins the languages of an article. Throws `FileFault` for one without a title or a date. */
export function joinLanguages(
  byLocale: ReadonlyMap<Locale, ArticleFile>,
  report: (problem: SourceProblem) => void,
): FileArticle {
  const files = locales.flatMap((locale) => {
    const file = byLocale.get(locale)
    return file ? [[locale, file] as [Locale, ArticleFile]] : []
  })
  const { problems, value } = judge(frontSchema, frontOf(files))
  const more = value
    ? checkArticle({ ...value, tags: value.tags ?? [] } as Parameters<typeof checkArticle>[0])
    : []
  const lacks = !value ? 'title' : value.date === undefined ? 'date' : undefined
  const found = [...problems, ...more].flatMap((problem) => {
    const place = placeOf(files, problem)
    const { file, front: text } = place?.file ?? {}
    return file ? [fieldProblem(file, problem, { text, before: 1, path: place?.path })] : []
  })
  for (const problem of found) if (problem.problem?.path[0] !== lacks) report(problem)
  const at = found.find(({ problem }) => problem?.path[0] === lacks)?.path ?? lacks
  if (!value) throw new FileFault('The article has no title: write title: … in its front matter', at)
  const { date: day, draft = false, redirect: to, ...front } = fieldsWithRussian(frontSchema, value)
  if (day === undefined)
    throw new FileFault('The article has no date: write date: 2026-11-20 in its front matter', at)
  return {
    ...front,
    ...(to && !more.some(({ path }) => path[0] === 'redirect') && { redirect: to }),
    date: day,
    isDraft: draft,
    content: contentOf(files),
  }
}

function contentOf(files: Languages): FileArticle['content'] {
  let made: { content: LocalizedRich | undefined; problems: SourceProblem[] } | undefined
  return (report) => {
    if (!made) {
      made = convert(files)
      for (const problem of made.problems) report(problem)
    }
    return made.content
  }
}

function convert(files: Languages) {
  const problems: SourceProblem[] = []
  const content = localized(files, ({ file, body, before }) => {
    const rich = markdownToRich(body, ({ line, says }) =>
      problems.push({
        request: file,
        path: atLine(line === undefined ? undefined : line + before),
        code: says,
      }),
    )
    return rich.length > 0 ? rich : undefined
  }) as LocalizedRich | undefined
  return { content, problems }
}
