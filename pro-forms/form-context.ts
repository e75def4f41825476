import { createContext, useContext } from 'react'
import type { Locale } from '../locales/locale.ts'
import type { KeptPicture } from '../schemas/api/image.ts'
import type { Path, Problem } from '../schemas/problem.ts'
import { isRecord } from '../schemas/schema-shape.ts'
import { usePage } from '../ui/page-context.tsx'

/** What fields do with the world outside of the form. */
export type FormServices = {
  /** Keeps a picture; throws what its message is read from. */
  upload?: (file: File) => Promise<KeptPicture>
  /** Address and source of the map's tiles; without them a point is written, not shown. */
  tiles?: { url: string; attribution: string }
}

export type FormState = {
  value: unknown
  problems: readonly Problem[]
  /** The language that texts are written in at the moment. */
  locale: Locale
  /** Puts a value at a place; `undefined` takes it away. */
  set: (path: Path, next: unknown) => void
  isReadOnly: boolean
  services: FormServices
}

const Context = createContext<FormState | undefined>(undefined)
export const FormStateProvider = Context.Provider

export function useFormState(): FormState {
  const state = useContext(Context)
  if (!state) throw new Error('A field of pro-forms stands in a form of pro-forms')
  return state
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, step) =>
      Array.isArray(inner) ? inner[Number(step)] : isRecord(inner) ? inner[String(step)] : undefined,
    value,
  )

const isAt = (problem: Problem, path: Path) =>
  problem.path.length === path.length && path.every((step, index) => problem.path[index] === step)

/** One value of the form: what it is, how it is set, and what is wrong with it in the reader's words. */
export function useFormValue<T>(path: Path) {
  const { value, problems, set, isReadOnly } = useFormState()
  const { t } = usePage()
  const problem = problems.find((one) => isAt(one, path))
  return {
    value: valueAt(value, path) as T | undefined,
    set: (next: T | undefined) => set(path, next),
    error: problem && t(`problems:${problem.code}`, problem.params),
    isReadOnly,
  }
}
