import Copy from 'lucide-react/icons/copy'
import { Button } from '../../../ui/button/button.tsx'
import { useTranslation } from '../../use-translation.ts'
import { copyText } from '../copy-text.ts'

type Props = {
  value: string
  /** The words of the button that copies it, and of the one that says it was kept. */
  copy: string
  kept: string
  onKept: () => void
}

/** A secret that is shown this once, to be copied. */
export function ShownOnce({ value, copy, kept, onKept }: Props) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4">
      <p className="rounded-card bg-surface p-4 font-mono break-all select-all">{value}</p>
      <Button icon={Copy} onClick={() => void copyText(t, value)}>
        {copy}
      </Button>
      <Button variant="secondary" onClick={onKept}>
        {kept}
      </Button>
    </div>
  )
}
