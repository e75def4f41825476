import { defaultLocale } from '../../../../locales/locale.ts'
import { useBuilder } from '../builder-context.ts'
import { Ring } from './ring.tsx'
import { useCount, useTextsOf } from './texts-context.tsx'

/** How much of a block is written in the language that is shown. Russian is what the others are compared with. */
export function BlockRing({ id }: { id: string }) {
  const { language } = useBuilder()
  const count = useCount()
  const texts = useTextsOf(id)
  if (language === defaultLocale) return null
  return <Ring locale={language} count={count(language, texts)} />
}
