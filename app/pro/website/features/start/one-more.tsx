import Plus from 'lucide-react/icons/plus'
import type { AskedFact } from '../../../../../schemas/draft/asked-facts.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useSources } from '../../draft/builder/source-context.ts'
import { asked } from './asked.ts'

const several = ['photos', 'prices', 'doctors'] as const

/** Adds another entry after an answer, where a clinic has several. */
export function OneMore({ of }: { of: AskedFact }) {
  const { t } = useTranslation()
  const { edit } = useSources()
  const fact = several.find((one) => one === of)
  if (!fact) return null
  return (
    <div>
      <Button variant="empty" icon={Plus} aria-haspopup="dialog" onClick={() => edit(asked[fact].source)}>
        {t(`business:site.start.ask.${fact}.more`)}
      </Button>
    </div>
  )
}
