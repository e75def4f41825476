import { categorySchema } from '../../schemas/articles/category-schema.ts'
import { judge } from '../../schemas/core/judge.ts'
import { t } from '../../schemas/core/type.ts'
import type { ArticleCategory } from '../entities/article.ts'
import { slugField } from '../parts/slug-field.ts'
import { uniqueBy } from '../parts/unique-by.ts'
import { fieldsWithRussian } from '../parts/with-russian.ts'
import type { SourceProblem } from '../source.ts'
import { neededOf } from './file-problem.ts'
import { readObject } from './read-data.ts'

const entrySchema = t.object({ slug: slugField(), ...categorySchema.properties })
const fileSchema = t.object({ categories: t.array(entrySchema, { maxItems: 100 }) })

/** The categories of `categories.json`, in its order. Throws `FileFault` if there is nothing of a list. */
export function readCategories(
  file: string,
  text: string,
  report: (problem: SourceProblem) => void,
): ArticleCategory[] {
  const { problems, value } = judge(fileSchema, readObject(text))
  const says =
    'There are no categories: write { "categories": [{ "slug": "advice", "title": { "ru": "…" } }] }'
  const { categories } = neededOf(file, text, { problems, value, needs: 'categories', says }, report)
  return uniqueBy(categories, ({ slug }) => slug).map((category, order) => ({
    ...fieldsWithRussian(entrySchema, category),
    order,
  }))
}
