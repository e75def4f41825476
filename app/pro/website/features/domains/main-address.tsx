import { call } from '../../../../../client/call.ts'
import { Field } from '../../../../../ui/form/field.tsx'
import { RadioGroup } from '../../../../../ui/form/radio-group.tsx'
import { useSubjectMutation } from '../../../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { type SiteDomain, siteDomains } from './domain-queries.ts'

const confirmed: readonly SiteDomain['STATE'][] = ['works', 'confirmed', 'lost', 'elsewhere']

/** The address that search engines show: one of the confirmed hosts, or the one on the product. Rendered in the browser only. */
export function MainAddress({ domains }: { domains: readonly SiteDomain[] }) {
  const { t } = useTranslation()
  const { place, slug, mayPublish } = useBuilder()
  const { busy, act } = useSubjectMutation(siteDomains)
  const ready = domains.filter(({ STATE }) => confirmed.includes(STATE))
  if (ready.length === 0) return null
  const hosts = ready.flatMap(({ HOSTS, STATE }) => HOSTS.map((host) => ({ ...host, STATE })))
  const main = hosts.find(({ IS_PRIMARY }) => IS_PRIMARY)?.HOST ?? ''
  const choose = (host: string) =>
    act(
      'main',
      () => call('PUT', `/w-business/${place}/clinic_website/main_domain`, { HOST: host || null }),
      t('business:site.domain.mainChosen'),
    )
  return (
    <Field label={t('business:site.domain.main')} hint={t('business:site.domain.mainHint')} group>
      <RadioGroup
        value={main}
        onValueChange={choose}
        disabled={!mayPublish || busy !== undefined}
        options={[
          ...hosts.map(({ HOST, NAME, STATE }) => ({
            value: HOST,
            label: NAME,
            ...(STATE === 'elsewhere' && { note: t('business:site.domain.notHereYet') }),
          })),
          { value: '', label: `${location.host}/l/${slug}` },
        ]}
      />
    </Field>
  )
}
