import Undo from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { languageNames } from '../../../../../locales/languages.ts'
import type { Locale } from '../../../../../locales/locale.ts'
import type { RestoredPart } from '../../../../../schemas/draft/restore.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { RestoreVersion } from './restore-version.tsx'

type Props = {
  number: number
  language: Locale
  onRestore: (part: RestoredPart, name: string) => void
  /** Called with the name of the step once the whole version is back. */
  onRestored: (step: string) => void
}

/** Puts all texts of a version in the language that is shown into the draft, or the whole version. */
export function RestoreParts({ number, language, onRestore, onRestored }: Props) {
  const { t } = useTranslation()
  const { locale } = usePage()
  const [isAsked, setAsked] = useState(false)
  const texts = { language: languageNames[locale][language] }
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4">
      <Button
        variant="secondary"
        icon={Undo}
        onClick={() => onRestore({ path: [], locale: language }, t('business:site.history.textsIn', texts))}
      >
        {t('business:site.history.restoreTexts', texts)}
      </Button>
      <Button variant="secondary" icon={Undo} onClick={() => setAsked(true)}>
        {t('business:site.history.restoreAll')}
      </Button>
      {isAsked && <RestoreVersion number={number} onClose={() => setAsked(false)} onDone={onRestored} />}
    </div>
  )
}
