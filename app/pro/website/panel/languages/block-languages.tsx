import { memo, type RefObject } from 'react'
import { defaultLocale } from '../../../../../locales/locale.ts'
import type { Path } from '../../../../../schemas/core/problem.ts'
import { isMissing } from '../../../../../schemas/draft/count-texts.ts'
import { Switch } from '../../../../../ui/form/switch.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useWide } from '../../../use-wide.ts'
import { useNavigation, useSelection } from '../../draft/builder/builder-context.ts'
import { useTexts, useTextsOf } from '../../draft/texts/texts-context.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { NextText } from './next-text.tsx'

type Props = {
  id: string
  /** The text that had the focus last. */
  from: RefObject<Path | undefined>
}

/** Above the form of a block: its languages, the way to the next text, and whether Russian stands beside where there is room. */
export const BlockLanguages = memo(function BlockLanguages({ id, from }: Props) {
  const { t } = useTranslation()
  const { setBeside } = useNavigation()
  const language = useSelection('language')
  const isBeside = useSelection('isBeside')
  const isWide = useWide()
  const known = useTexts()
  const texts = known?.texts ?? []
  const own = useTextsOf(id)
  const isMissingRussian = own.some((text) => isMissing(text, defaultLocale))
  // Without a field that had the focus, the way begins with this block.
  const before = () => texts[texts.findIndex(({ node }) => node === id) - 1]?.path
  return (
    <div className="grid grid-cols-1 gap-2">
      <LanguageChoice part={own} />
      {(language !== defaultLocale || isMissingRussian) &&
        (known && own.length === 0 ? (
          <p className="text-sm text-ink-soft">{t('business:site.languages.empty')}</p>
        ) : (
          <NextText from={() => from.current ?? before()} />
        ))}
      {language !== defaultLocale && isWide && (
        <Switch
          label={t('business:site.languages.beside')}
          checked={isBeside}
          onChange={({ target }) => setBeside(target.checked)}
        />
      )}
    </div>
  )
})
