'use client'

import Download from 'lucide-react/icons/download'
import PackageOpen from 'lucide-react/icons/package-open'
import Upload from 'lucide-react/icons/upload'
import type { z } from 'zod'
import { download } from '../../../client/download.ts'
import type { exchangeTables } from '../../../schemas/api/exchange.ts'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { exchange, exchangedTables } from '../../queries/exchange.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { bringPath, type ExchangePlace } from './exchange-place.ts'
import { LatestImports } from './latest-imports.tsx'

const formats = ['xlsx', 'csv'] as const

type Subject = z.infer<typeof exchangeTables>['SUBJECTS'][number]

/** A kind of table: the way in, and the files to take out. */
function SubjectRow({ subject, place }: { subject: Subject; place: ExchangePlace }) {
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(exchange)
  const { SUBJECT, LABEL: name, CAN_EXPORT, CAN_IMPORT } = subject
  const take = (format: (typeof formats)[number]) =>
    act(
      format,
      () =>
        download(`/business-api-front2/${place.place}/export/${SUBJECT}/${format}`, `${SUBJECT}.${format}`),
      t('exchange:taken'),
    )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <h3 className="text-base font-semibold">{name}</h3>
      <div className="grid w-full grid-cols-2 gap-2 @xl/page:flex @xl/page:w-auto">
        {CAN_IMPORT && (
          <AppLink
            href={bringPath(place, SUBJECT)}
            className={`${buttonClass('secondary')} col-span-2`}
            aria-label={t('exchange:bringNamed', { name })}
          >
            <Icon of={Upload} />
            {t('exchange:bring')}
          </AppLink>
        )}
        {CAN_EXPORT &&
          formats.map((format) => (
            <Button
              key={format}
              variant="secondary"
              icon={Download}
              loading={busy === format}
              aria-label={t('exchange:takeNamed', { format: format.toUpperCase(), name })}
              onClick={() => void take(format)}
            >
              {format.toUpperCase()}
            </Button>
          ))}
      </div>
    </li>
  )
}

type Props = {
  place: ExchangePlace
  /** Only owners of the whole company see everything of it. */
  mayTakeWhole: boolean
  now: string
}

/** What can be brought and taken out as tables, the way to everything as one file, and the latest imports. */
export function Tables({ place, mayTakeWhole, now }: Props) {
  const { t } = useTranslation()
  const { SUBJECTS, IMPORTS } = useApiQuery(exchangedTables(place.place))
  const canImport = SUBJECTS.some(({ CAN_IMPORT }) => CAN_IMPORT)
  return (
    <ProPage
      title={t('application:area.exchange')}
      lead={t(canImport ? 'exchange:lead' : 'exchange:leadExport')}
    >
      <h2 className="sr-only">{t('exchange:tables')}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {SUBJECTS.map((subject) => (
          <SubjectRow key={subject.SUBJECT} subject={subject} place={place} />
        ))}
      </ul>
      {mayTakeWhole && (
        <section className="mt-10 grid justify-items-start gap-3">
          <h2 className="text-xl">{t('exchange:whole.title')}</h2>
          <p className="max-w-text">{t('exchange:whole.lead')}</p>
          <AppLink href={`${place.path}/whole`} className={buttonClass('secondary')}>
            <Icon of={PackageOpen} />
            {t('exchange:whole.open')}
          </AppLink>
        </section>
      )}
      {canImport && <LatestImports imports={IMPORTS} place={place} now={now} />}
    </ProPage>
  )
}
