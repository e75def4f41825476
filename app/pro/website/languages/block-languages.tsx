import { defaultLocale } from '../../../../locales/locale.ts'
import type { Path } from '../../../../schemas/problem.ts'
import { Switch } from '../../../../ui/switch.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { useBuilder } from '../builder-context.ts'
import { useWide } from '../use-wide.ts'
import { LanguageChoice } from './language-choice.tsx'
import { NextText } from './next-text.tsx'
import { useTexts } from './texts-context.tsx'

/** Above the form of a block: its languages, the way to the next text, and whether Russian stands beside where there is room. */
export function BlockLanguages({ id, from }: { id: string; from: () => Path | undefined }) {
  const { t } = useTranslation()
  const { language, isBeside, setBeside } = useBuilder()
  const isWide = useWide()
  const texts = useTexts()
  // Without a field that had the focus, the way begins with this block.
  const before = () => texts[texts.findIndex(({ node }) => node === id) - 1]?.path
  return (
    <div className="grid grid-cols-1 gap-2">
      <LanguageChoice isPart={({ node }) => node === id} />
      {language !== defaultLocale && <NextText from={() => from() ?? before()} />}
      {language !== defaultLocale && isWide && (
        <Switch
          label={t('business:site.languages.beside')}
          checked={isBeside}
          onChange={({ target }) => setBeside(target.checked)}
        />
      )}
    </div>
  )
}
