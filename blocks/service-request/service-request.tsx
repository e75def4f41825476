import { requestedServices } from '../../schemas/api/service-request.ts'
import type { ServiceRequestProps } from '../../schemas/blocks/service-request.ts'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { Island } from '../../ui/page/island.tsx'
import { personalDataLink } from '../../ui/page/personal-data-link.tsx'
import { Section } from '../../ui/page/section.tsx'
import { RequestSent } from './request-sent.client.tsx'
import Client from './service-request.client.tsx'

type Entries = readonly { name: string; text: string }[]

const lists = (entries: Entries): Record<string, string[]> => {
  const found = Map.groupBy(entries, ({ name }) => name)
  return Object.fromEntries([...found].map(([name, all]) => [name, all.map(({ text }) => text)]))
}

const firsts = (entries: Entries): Record<string, string> =>
  Object.fromEntries(entries.toReversed().map(({ name, text }) => [name.replace(/\[.*/, ''), text]))

/** The form with which a clinic requests our services (A6). */
export default function ServiceRequest({ title, lead, chosen, data }: ServiceRequestProps) {
  const page = usePage()
  const { t } = page
  const id = useElementId('form')
  const text = (
    key: 'services' | 'name' | 'phone' | 'phoneHint' | 'email' | 'company' | 'comment' | 'consent',
  ) => t(`blocks:service-request.field.${key}`)
  const sent = { title: t('blocks:service-request.sent.title'), text: t('blocks:service-request.sent.text') }
  return (
    <Section title={title ?? t('blocks:service-request.title')} {...(lead && { lead })} beside>
      <div className="card @container">
        {data.sent ? (
          <div id={id}>
            <RequestSent {...sent} />
          </div>
        ) : (
          <Island
            component={Client}
            props={{
              id,
              services: requestedServices.map((value) => ({
                value,
                label: t(`blocks:service-request.services.${value}`),
              })),
              values: data.values ? lists(data.values) : chosen ? { 'SERVICES[]': [chosen] } : {},
              errors: { ...firsts(data.errors ?? []), ...(data.message && { root: data.message }) },
              personalData: personalDataLink(page),
              texts: {
                services: text('services'),
                name: text('name'),
                phone: text('phone'),
                phoneHint: text('phoneHint'),
                email: text('email'),
                company: text('company'),
                comment: text('comment'),
                consent: text('consent'),
                optional: t('blocks:service-request.optional'),
                send: t('blocks:service-request.send'),
                sentTitle: sent.title,
                sentText: sent.text,
                sentCode: t('blocks:service-request.sent.code', { code: '{code}' }),
              },
            }}
          />
        )}
      </div>
    </Section>
  )
}
