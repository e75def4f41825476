import Copy from 'lucide-react/icons/copy'
import { type LeftOut, leftOutReasons } from '../../../../../schemas/site-import.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { toast } from '../../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../../use-translation.ts'

/** The parts of an old page that were left out, by reason, as text that can be copied. */
export function LeftOutList({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const { t } = useTranslation()
  const groups = leftOutReasons.flatMap((reason) => {
    const texts = leftOut.filter((one) => one.reason === reason).map(({ text }) => text)
    return texts.length > 0 ? [{ reason, texts }] : []
  })
  const copy = (texts: readonly string[]) =>
    navigator.clipboard.writeText(texts.join('\n')).then(
      () => toast({ variant: 'success', message: t('business:site.bring.leftOut.copied') }),
      () => toast({ variant: 'error', message: t('business:site.bring.leftOut.notCopied') }),
    )
  if (groups.length === 0) return <p>{t('business:site.bring.leftOut.none')}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-ink-soft">{t('business:site.bring.leftOut.text')}</p>
      {groups.map(({ reason, texts }) => (
        <section key={reason}>
          <div className="flex items-center justify-between gap-2">
            <h3 className="font-semibold">{t(`business:site.bring.leftOut.reason.${reason}`)}</h3>
            <Button variant="empty" size="small" icon={Copy} onClick={() => void copy(texts)}>
              {t('business:site.bring.leftOut.copy')}
            </Button>
          </div>
          <ul className="mt-1 grid gap-1 text-sm text-ink-soft">
            {texts.map((text) => (
              <li key={text} className="whitespace-pre-line wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
