import Plus from 'lucide-react/icons/plus'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useNavigation } from '../../draft/builder/builder-context.ts'

/** Adds a block behind another one, or at the end of the page. */
export function AddBlock({ after }: { after: string | undefined }) {
  const { t } = usePage()
  const { openPalette } = useNavigation()
  return (
    <Button
      variant="secondary"
      icon={Plus}
      className="mt-3"
      aria-haspopup="dialog"
      onClick={() => openPalette(after === undefined ? undefined : { id: after, side: 'after' })}
    >
      {t(after === undefined ? 'business:site.add' : 'business:site.direct.act.below')}
    </Button>
  )
}
