import { usePage } from '../../ui/core/page-context.tsx'
import type { NativeForm } from './use-native-form.ts'
import { type RuledFormOptions, useSaidForm } from './use-said-form.ts'

/** The form of a call, checked by the rules of its texts before it is sent, with the messages of the API. */
export function useRuledForm<Values extends object>(options: RuledFormOptions<Values>): NativeForm<Values> {
  const { t } = usePage()
  return useSaidForm<Values>({ ...options, say: (problem) => t(`errors:fields.${problem}`) })
}
