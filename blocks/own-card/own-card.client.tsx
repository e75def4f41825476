import { type Locale, localizePath } from '../../locales/locale.ts'
import type { LinkedBonusCard } from '../../schemas/api/bonuses.ts'
import { formatNumber, formatPrice } from '../../schemas/formats/price.ts'
import { QrCode } from '../../ui/picture/qr-code.tsx'
import { ClinicCall } from '../parts/common/clinic-call.tsx'
import { type DateWords, dayInWords } from '../parts/common/date-words.ts'
import { NotYetThere, useLinked } from '../parts/common/linked.client.tsx'
import type { OwnCardTexts } from './own-card-texts.ts'

type Props = { locale: Locale; texts: OwnCardTexts; words: DateWords }

/** A bonus card as the desk reads it: the clinic, the balance, the code. Whose it is stands nowhere. */
export default function OwnCardClient({ locale, texts, words }: Props) {
  const { found, fault, retry } = useLinked<LinkedBonusCard>('bonus_card')
  if (fault || !found) return <NotYetThere fault={fault} retry={retry} texts={texts} locale={locale} />
  const { CARD, BALANCE, WORTH, NEXT_END, COMPANY } = found
  return (
    <div className="grid max-w-md grid-cols-[minmax(0,1fr)] gap-6 rounded-card bg-surface p-5">
      <div className="grid gap-1">
        <h2 className="text-xl wrap-anywhere">{COMPANY.NAME}</h2>
        <p className="text-3xl font-semibold tabular-nums">
          {texts.balance.replace('{points}', formatNumber(BALANCE))}
        </p>
        {NEXT_END && (
          <p className="text-ink-soft tabular-nums">
            {texts.ends
              .replace('{date}', dayInWords(NEXT_END.UNTIL, words))
              .replace('{points}', formatNumber(NEXT_END.POINTS))}
          </p>
        )}
        <p className="text-ink-soft">
          {WORTH
            ? texts.worth
                .replace('{price}', formatPrice(1, WORTH.CURRENCY))
                .replace('{share}', String(WORTH.SHARE))
            : texts.off}
        </p>
      </div>
      <div className="grid justify-items-center gap-2 text-center">
        <QrCode text={CARD} label={texts.qr} />
        <p className="text-xl tracking-wide whitespace-nowrap tabular-nums">{CARD}</p>
        <p className="text-sm text-ink-soft">{texts.tell}</p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        {COMPANY.PATH && (
          <a href={localizePath(COMPANY.PATH, locale)} className="btn btn-secondary grow">
            {texts.site}
          </a>
        )}
        {COMPANY.PHONE && (
          <ClinicCall phone={COMPANY.PHONE} word={texts.call} path={COMPANY.PATH} className="grow" />
        )}
      </div>
    </div>
  )
}
