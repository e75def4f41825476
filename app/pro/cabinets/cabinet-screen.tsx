'use client'

import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useRouter } from 'next/navigation'
import { call } from '../../../client/call.ts'
import { localizePath } from '../../../locales/locale.ts'
import { EntityForm } from '../../../pro-forms/entity/entity-form.tsx'
import type { Saved } from '../../../pro-forms/entity/use-entity.ts'
import type { FormServices } from '../../../pro-forms/form-context.ts'
import { areaRow } from '../../../schemas/api/area.ts'
import { keptPicture } from '../../../schemas/api/image.ts'
import areaOfCabinets, { type Cabinet } from '../../../schemas/areas/cabinets.ts'
import { pickLocalized } from '../../../schemas/localized.ts'
import { Icon } from '../../../ui/icon.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { RemoveCabinet } from './remove-cabinet.tsx'

type Props = {
  place: string
  base: string
  mayChange: boolean
  /** Absent for a new one. */
  code?: string
  stored: Saved
  tiles?: { url: string; attribution: string }
}

const savedOf = (answer: unknown): Saved => {
  const { VALUE: value, REVISION: revision } = areaRow.parse(answer)
  return { value, revision }
}

/** One cabinet in a form that is drawn from its schema (R95). */
export function CabinetScreen({ place, base, mayChange, code, stored, tiles }: Props) {
  const { locale, t } = usePage()
  const router = useRouter()
  const list = `/w-business/${place}/cabinets`
  const name = pickLocalized<string>((stored.value as Partial<Cabinet>).name, locale)?.value ?? ''

  const save = async ({ value, revision }: Saved) =>
    savedOf(
      code === undefined
        ? await call('POST', list, { VALUE: value })
        : await call('PUT', `${list}/${encodeURIComponent(code)}`, { VALUE: value, REVISION: revision }),
    )
  const services: FormServices = {
    ...(tiles && { tiles }),
    upload: async (file) => {
      const form = new FormData()
      form.set('file', file)
      return keptPicture.parse(await call('POST', `${list}_pictures`, form))
    },
  }
  return (
    <ProPage title={code === undefined ? t('business:cabinets.new') : name}>
      <p className="-mt-4 mb-6">
        <AppLink href={base} className="inline-flex items-center gap-1.5 py-1 font-medium text-accent-ink">
          <Icon of={ArrowLeft} />
          {t('application:area.cabinets')}
        </AppLink>
      </p>
      <EntityForm
        schema={areaOfCabinets.schema}
        stored={stored}
        draftName={`cabinet:${place.split('/')[0]}:${code ?? 'new'}`}
        checkMore={(value) => areaOfCabinets.check?.(value as Cabinet) ?? []}
        save={save}
        readConflict={savedOf}
        services={services}
        isReadOnly={!mayChange}
        onSaved={() => {
          if (code === undefined) router.push(localizePath(base, locale))
          router.refresh()
        }}
        actions={code !== undefined && <RemoveCabinet list={list} base={base} code={code} name={name} />}
      />
    </ProPage>
  )
}
